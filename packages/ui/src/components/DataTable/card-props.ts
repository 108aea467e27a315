import type { DataTableColumn } from './data-table-props.ts';

/**
 * The roles of the elements of a table, in words: where they are laid out as cards, browsers take
 * away those that they are born with. Elsewhere nothing is said twice, ten thousand times.
 */
export const rolesOf = (asCards: boolean) => (asCards ? IN_WORDS : NONE);

const IN_WORDS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const NONE = {
  table: undefined,
  group: undefined,
  row: undefined,
  head: undefined,
  cell: undefined,
} as const;

/** Of the cell of a row's checkbox. */
export const SELECT = { ...IN_WORDS.cell, 'data-card': 'select' };

/** What a cell says where its row is a card: its place, and a field its label. */
export function cardPropsOf(
  { card, header }: Pick<DataTableColumn<never>, 'card' | 'header'>,
  position: number,
) {
  const place = card ?? (position === 0 ? 'title' : 'field');
  return { ...IN_WORDS.cell, 'data-card': place, 'data-label': header };
}
