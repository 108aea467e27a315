import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For long lists that are looked up rather than browsed, where a page has a number that one comes back to.',
    'Under what is paged, at its end. DataTable brings it along.',
    'Give `busy` while the next page is on its way, and leave the current page on the screen until then.',
  ],
  alternatives: [{ component: 'DataTable', when: 'a table is paged: it has one' }],
  accessibility: [
    'It MUST be a `nav` with a label, and the current page MUST be marked as such, not by its colour alone.',
    'Each button MUST say which page it goes to.',
    'At the first and the last page the steps MUST keep the focus, MUST be announced as disabled, and MUST NOT act.',
    'Buttons MUST be 44 px high and wide under a finger.',
  ],
  content: ['Numbers alone. In a narrow place `Page 2 of 29` stands between the two steps.'],
};
