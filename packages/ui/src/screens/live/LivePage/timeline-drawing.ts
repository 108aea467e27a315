import type { EveningPart, LiveEvent } from '@perigee/domain/live';

/** The timeline is drawn in a box of this size, and stretched: a shallow arc, highest in the middle. */
export const BOX = { width: 1000, height: 100 } as const;

/** The space between two parts, in the units of the box. */
const GAP = 4;

const MIDDLE = BOX.width / 2;

/** The height of the arc at `x`: a parabola. */
export const heightAt = (x: number): number => BOX.height * ((x - MIDDLE) / MIDDLE) ** 2;

/** The arc between two places, as an SVG path: a part of a parabola is one quadratic curve. */
export function arcBetween(from: number, to: number): string {
  const slope = (2 * BOX.height * (from - MIDDLE)) / MIDDLE ** 2;
  const middle = (from + to) / 2;
  const bend = heightAt(from) + slope * (middle - from);
  const points = [from, heightAt(from), middle, bend, to, heightAt(to)].map((n) => n.toFixed(2));
  const [x0, y0, x1, y1, x2, y2] = points;
  return `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`;
}

/** The place of a moment on the timeline, in the units of the box. */
export function placeOf({ startTime, endTime }: LiveEvent, at: Date): number {
  const share =
    (at.getTime() - startTime.getTime()) / Math.max(endTime.getTime() - startTime.getTime(), 1);
  return Math.min(Math.max(share, 0), 1) * BOX.width;
}

/** The two ends of a part's line, with half of a gap at each end that is not an end of the evening. */
export function endsOf(event: LiveEvent, { start, end }: EveningPart): [number, number] {
  const from = placeOf(event, start);
  const to = placeOf(event, end);
  const gap = Math.min(GAP, (to - from) / 2) / 2;
  return [from === 0 ? 0 : from + gap, to === BOX.width ? to : to - gap];
}

/** A text at a place of the timeline. */
export interface TimelineLabel {
  x: number;
  part: EveningPart;
}

/** The least distance between two of the texts, and of a time from the ends, in the units of the box. */
const LEAST = { number: 55, time: 90 } as const;

/** Leaves out the labels that would touch the one before them. */
function spaced(labels: readonly TimelineLabel[], distance: number): TimelineLabel[] {
  const shown: TimelineLabel[] = [];
  for (const label of labels) {
    if (label.x - (shown.at(-1)?.x ?? -Infinity) >= distance) shown.push(label);
  }
  return shown;
}

const isRound = ({ kind }: EveningPart) => kind === 'round';

/** The numbers of rounds, over the middle of each. */
export function numbersOf(event: LiveEvent, parts: readonly EveningPart[]): TimelineLabel[] {
  const labels = parts.filter(isRound).map((part) => {
    const [from, to] = endsOf(event, part);
    return { x: (from + to) / 2, part };
  });
  return spaced(labels, LEAST.number);
}

/** The times at which rounds begin, of every other round, and away from the ends, which have times of their own. */
export function timesOf(event: LiveEvent, parts: readonly EveningPart[]): TimelineLabel[] {
  const labels = parts
    .filter(isRound)
    .filter((_, index) => index % 2 === 0)
    .map((part) => ({ x: placeOf(event, part.start), part }))
    .filter(({ x }) => x >= LEAST.time && x <= BOX.width - LEAST.time);
  return spaced(labels, LEAST.time);
}
