import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a few rows that are read, not worked with: past payments, feedback, the tickets of an event.',
    'Write plain `thead`, `tbody`, `tr`, `th` and `td` in it. They are styled by their place, and cost nothing more.',
    'Give numbers and prices `data-align="end"`, in the head as well, so that their digits line up.',
    'Give `maxHeight` where many rows must not push the page down: the head stays.',
  ],
  alternatives: [
    { component: 'DataTable', when: 'rows are sorted, paged, selected or acted on' },
    { component: 'StatCard', when: 'it is one figure' },
  ],
  accessibility: [
    'It MUST have a label, which names the table and the region around it.',
    'The region MUST take the focus, so that arrow keys scroll it where it is wider than its place.',
    'Each column MUST have a `th`; the cell that names its row SHOULD be a `th` with `scope="row"`.',
    'The page MUST NOT scroll sideways because of it.',
  ],
  content: [
    'Head a column with one or two words, in sentence case, without a colon.',
    'Write `—` where something is missing, with the word for screen readers, never an empty cell.',
    'Keep one unit and one number of decimals in a column.',
  ],
};
