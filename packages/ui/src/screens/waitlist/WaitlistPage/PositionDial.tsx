import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { caption, figure, figureText } from './WaitlistPage.css.ts';

export interface PositionDialProps {
  /** Counted from 1. Null for a user without one. */
  position: number | null;
}

/** The position on the waitlist, inside an orbit that closes as the position approaches 1. */
export function PositionDial({ position }: PositionDialProps) {
  const isLong = position !== null && position > 9999;
  return (
    <OrbitDial turn={position === null ? null : turnAt(position)} wideLabel={isLong}>
      <p className={caption}>Your position</p>
      {position === null ? (
        <p className={figureText}>Not given yet</p>
      ) : (
        <p className={figure} data-figures={isLong ? 'many' : undefined}>
          #{position}
        </p>
      )}
    </OrbitDial>
  );
}

/**
 * A logarithmic scale, because the length of the waitlist is unknown: 1 is a full turn, 10 a half, 100 a
 * third.
 */
function turnAt(position: number): number {
  return 1 / (1 + Math.log10(Math.max(position, 1)));
}
