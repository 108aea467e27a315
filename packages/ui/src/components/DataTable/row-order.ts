import type { DataTableValue } from './data-table-props.ts';

type Present = string | number | boolean;

/** One shared instance: creating it costs more than a thousand comparisons. */
const collator = new Intl.Collator('en');

/**
 * Sorts the rows by their values: missing values are last in both directions, equal ones keep their order.
 * The value of each row is read once, and only distinct values are compared: 10,000 users have at most 100
 * ages.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => DataTableValue,
  descending: boolean,
): readonly Row[] {
  const groups = new Map<Present, Row[]>();
  const missing: Row[] = [];
  for (const row of rows) {
    const value = valueOf(row);
    if (value === null || value === undefined || value === '') {
      missing.push(row);
      continue;
    }
    const equals = groups.get(value);
    if (equals === undefined) groups.set(value, [row]);
    else equals.push(row);
  }
  const values = sorted([...groups.keys()]);
  if (descending) values.reverse();

  const ordered: Row[] = [];
  for (const value of values) {
    for (const row of groups.get(value) ?? []) ordered.push(row);
  }
  return missing.length === 0 ? ordered : [...ordered, ...missing];
}

function sorted(values: Present[]): Present[] {
  if (values.every((value) => typeof value === 'number')) {
    // Without a comparison callback, numbers are sorted ten times as fast.
    return [...Float64Array.from(values).toSorted()];
  }
  if (values.every((value) => typeof value === 'string')) return values.toSorted(collator.compare);
  return values.toSorted((one, other) => collator.compare(String(one), String(other)));
}
