import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { figure } from './WaitlistPage.css.ts';

export interface PositionDialProps {
  /** Counted from 1. Null for a user without one. */
  position: number | null;
}

/** The position on the waitlist, inside an orbit that closes as the position approaches 1. */
export function PositionDial({ position }: PositionDialProps) {
  const isLong = position !== null && position > 9999;
  return (
    <OrbitDial size="page" turn={position === null ? null : turnAt(position)} wideLabel={isLong}>
      <Text size="xs" tone="muted" caps>
        Your position
      </Text>
      {position === null ? (
        <Text size="xl" tone="strong" display spaceBefore={2}>
          Not assigned yet
        </Text>
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
