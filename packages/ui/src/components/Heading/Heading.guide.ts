import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For the title of a page, of a section, and of a card.',
    '`level` is its place in the outline; `size` is independent of it.',
    '`size="sm"` with `family="text"` and `tone="muted"` for the title of a part, such as a list of chips.',
    '`takesFocus` where a view replaces the button that was pressed.',
  ],
  alternatives: [
    { component: 'PageHead', when: 'it is the `h1` of a page with a subtitle or actions' },
    { component: 'Section', when: 'it is the title of a section' },
    { component: 'Text', when: 'nothing follows that it is the title of' },
  ],
  accessibility: [
    'Levels MUST NOT be left out.',
    'With `takesFocus` it MUST take the focus without a ring, and MUST NOT be a tab stop.',
    'A long word MUST break.',
  ],
  content: ['Sentence case, without a period, unless a document has another form.'],
};
