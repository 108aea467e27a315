import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { DialRounds } from './DialRounds.tsx';
import {
  dial,
  dialArc,
  dialLabel,
  dialPoint,
  dialRings,
  dialSizes,
  innermost,
} from './Orbit.css.ts';
import { ring } from './ring.css.ts';

export interface OrbitDialProps extends ComponentProps<'div'> {
  /** The completed share of the orbit: 0 to 1. Null draws only the rings. */
  turn: number | null;
  /** The orbit that the point travels: the wide one, or the close one inside it. */
  radius?: keyof typeof RADII;
  /** The number of rounds of an evening, which are then arcs of the outer ring. */
  rounds?: number;
  /** The round under way, counted from 1; null before the first, between two and after the last. */
  current?: number | null;
  /** The number of rounds that are over. */
  past?: number;
  /** The maximum width: beside the text of a page, or in a dialog. Without it the dial fills its container. */
  size?: keyof typeof dialSizes;
  /** The content in the middle needs the space of the innermost ring. */
  wideLabel?: boolean;
}

/** Rings around the content in the middle, with an arc from the top to the point. */
export function OrbitDial({
  turn,
  radius = 'wide',
  rounds = 0,
  current = null,
  past = 0,
  size,
  wideLabel = false,
  className,
  children,
  ...rest
}: OrbitDialProps) {
  return (
    <div {...rest} className={clsx(dial, size !== undefined && dialSizes[size], className)}>
      <svg className={dialRings} viewBox="0 0 560 560" aria-hidden="true">
        {rounds > 0 ? (
          <DialRounds {...{ rounds, current, past }} />
        ) : (
          <circle className={ring.plain} cx="280" cy="280" r="268" opacity=".5" />
        )}
        <circle className={ring.plain} cx="280" cy="280" r={RADII.wide} />
        <circle
          className={radius === 'close' ? ring.precious : ring.plain}
          cx="280"
          cy="280"
          r={RADII.close}
        />
        {!wideLabel && <circle className={innermost} cx="280" cy="280" r="106" />}
        {turn !== null && <DialArc turn={Math.min(Math.max(turn, 0), 1)} radius={RADII[radius]} />}
      </svg>
      <div className={dialLabel}>{children}</div>
    </div>
  );
}

const CENTRE = 280;
const RADII = { wide: 214, close: 160 } as const;

function DialArc({ turn, radius }: { turn: number; radius: number }) {
  const angle = 2 * Math.PI * turn;
  const x = (CENTRE + radius * Math.sin(angle)).toFixed(1);
  const y = (CENTRE - radius * Math.cos(angle)).toFixed(1);
  return (
    <>
      {/* A circle instead of an arc path: an arc cannot describe a full turn. */}
      <circle
        className={dialArc}
        cx={CENTRE}
        cy={CENTRE}
        r={radius}
        pathLength={1}
        strokeDasharray={`${turn.toFixed(4)} 1`}
        transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
      />
      <circle className={dialPoint} cx={x} cy={y} r="7" />
    </>
  );
}
