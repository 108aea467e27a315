import type { DataTableColumn } from './data-table-props.ts';

/**
 * The explicit roles of the table elements: if they are laid out as cards, browsers remove their native
 * roles. A table without cards has none, which saves thousands of attributes.
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

/** For the cell of a row's checkbox. */
export const SELECT = { ...IN_WORDS.cell, 'data-card': 'select' };

/** The attributes of a cell if its row is a card: its position, and the label of a field. */
export function cardPropsOf(
  { card, header }: Pick<DataTableColumn<never>, 'card' | 'header'>,
  position: number,
) {
  const place = card ?? (position === 0 ? 'title' : 'field');
  return { ...IN_WORDS.cell, 'data-card': place, 'data-label': header };
}
