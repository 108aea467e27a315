import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For long lists that are looked up rather than browsed, where users come back to a page by its number.',
    'At the end of a paged list. DataTable includes it.',
    'Set `busy` while the next page loads, and keep the current page until then.',
  ],
  alternatives: [{ component: 'DataTable', when: 'a table is paged: it has one' }],
  accessibility: [
    'It MUST be a `nav` with a label, and the current page MUST be marked as such, not by its color alone.',
    'Each button MUST say which page it goes to.',
    'At the first and the last page the steps MUST keep the focus, MUST be announced as disabled, and MUST NOT act.',
    'Buttons MUST be 44 px high and wide under a finger.',
  ],
  content: ['Numbers only. In a narrow place, `Page 2 of 29` is between the two buttons.'],
};
