import { serverMessages } from '../server-messages.ts';

const INCHES_PER_FOOT = 12;
const SHORTEST_INCHES = 4 * INCHES_PER_FOOT;
const TALLEST_INCHES = 7 * INCHES_PER_FOOT + 2;

/** The option values of the height list in ascending order: feet and inches. Source: member §3. */
export const HEIGHTS: readonly string[] = Array.from(
  { length: TALLEST_INCHES - SHORTEST_INCHES + 1 },
  (_, index) => {
    const inches = SHORTEST_INCHES + index;
    return `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`;
  },
);

/** A height in inches, or null for a value that is not in the list. */
export function heightInches(height: string): number | null {
  const index = HEIGHTS.indexOf(height);
  return index === -1 ? null : SHORTEST_INCHES + index;
}

/** The heights from `min` to `max`, both included. A missing bound is open. */
export function heightsBetween(min?: string, max?: string): readonly string[] {
  const from = min === undefined ? 0 : HEIGHTS.indexOf(min);
  const to = max === undefined ? HEIGHTS.length - 1 : HEIGHTS.indexOf(max);
  return from === -1 ? [] : HEIGHTS.slice(from, to + 1);
}

/** The problem with a range of heights, or null. A missing bound is open. */
export function heightRangeProblem({
  minHeight,
  maxHeight,
}: {
  minHeight?: string | null | undefined;
  maxHeight?: string | null | undefined;
}): string | null {
  const least = heightInches(minHeight ?? '') ?? 0;
  const most = heightInches(maxHeight ?? '') ?? Infinity;
  return least > most ? serverMessages.rangeCrossed('minHeight', 'maxHeight') : null;
}
