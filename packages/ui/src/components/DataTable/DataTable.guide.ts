import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For rows that are worked with: sorted, paged, selected, accepted, opened.',
    'Describe columns by `value`, which sorts and says when something is missing, and by `cell`, which shows it. Keep columns, `rowId` and `rowName` outside of what renders.',
    'Without `total` it sorts and pages the rows itself; with `total` the rows are one page of the server, and `onSortChange` and `onPageChange` ask for another.',
    'From 60 rows on a page only visible rows are rendered, each one line of 48 px: give a `width` to columns that need more than their share.',
    'Under 768 px rows are cards. Say with `card` where a column goes: `title`, `aside`, `text`, `field` (or `short-field`, `long-field`), `line`, `actions`, `line-actions` or `none`.',
  ],
  alternatives: [
    { component: 'Table', when: 'a few rows are only read' },
    { component: 'Pagination', when: 'cards are paged, not rows' },
  ],
  accessibility: [
    'It MUST stay a table: screen readers navigate it with their own keys, and know the number of rows and columns and their position, although most rows are not rendered.',
    'Sorting MUST be a button in the head, MUST be marked with `aria-sort`, and MUST be announced when it changes.',
    'Where rows are selected or opened, Tab MUST stop at one row; from there arrow keys, Page Up and Down, Home and End move, Space selects and Enter opens. Tab goes on into the row, and Escape comes back to it.',
    'What Enter opens MUST have a link in the first cell as well.',
    'A row that has the focus MUST NOT be taken away, however far one scrolls.',
    'The box of a row MUST be named after the row; how many are selected MUST be announced.',
    'On a phone actions MUST be reached without scrolling sideways, and each value MUST keep its label.',
  ],
  content: [
    'Head a column with one or two words. Hide the head over buttons, but give it one.',
    'What is missing is `—`, or the word of the documents: `missing` of the column.',
    '`empty` says what comes here, and how; `error` what happened, and the way on.',
  ],
};
