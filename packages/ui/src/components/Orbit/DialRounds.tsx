import { roundLines } from './DialRounds.css.ts';

export interface DialRoundsProps {
  /** The number of rounds. */
  rounds: number;
  /** The round under way, counted from 1; null before the first, between two and after the last. */
  current: number | null;
  /** The number of rounds that are over. */
  past: number;
}

const CENTRE = 280;
const RADIUS = 268;
/** From this number of rounds on, a quarter of the ring would be too little space between two of them. */
const MOST_WITH_QUARTER = 12;
const LEAST_GAP = 4;

/** The outer ring of a dial as one arc per round, from the top, clockwise. */
export function DialRounds({ rounds, current, past }: DialRoundsProps) {
  const slot = 360 / rounds;
  // Of very many rounds, each keeps half of its place.
  const gap = rounds > MOST_WITH_QUARTER ? Math.min(LEAST_GAP, slot / 2) : slot / 4;
  return Array.from({ length: rounds }, (_, index) => {
    const state = index + 1 === current ? 'now' : index < past ? 'past' : 'coming';
    return (
      <path
        key={index}
        className={roundLines[state]}
        d={arc(index * slot, (index + 1) * slot - gap)}
      />
    );
  });
}

/** A path rather than dashes, which a stroke that does not scale would measure in pixels of the screen. */
function arc(from: number, to: number): string {
  const isLong = to - from > 180;
  return `M${pointAt(from)}A${RADIUS} ${RADIUS} 0 ${isLong ? 1 : 0} 1 ${pointAt(to)}`;
}

/** The point on the ring at an angle in degrees, clockwise from the top. */
function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = CENTRE + RADIUS * Math.sin(angle);
  const y = CENTRE - RADIUS * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
