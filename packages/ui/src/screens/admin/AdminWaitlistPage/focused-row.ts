const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-index]') ?? null;

/** The index of the row of a table that has the focus, or contains it; null if none does. */
export function focusedRow(): number | null {
  const row = rowOf(document.activeElement);
  return row === null ? null : Number(row.dataset['index']);
}

/** Moves the focus to a row of the table. */
export function focusRow(table: HTMLElement | null, index: number): void {
  table?.querySelector<HTMLElement>(`tr[data-index='${index}']`)?.focus();
}
