import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import {
  dial,
  dialArc,
  dialLabel,
  dialPoint,
  dialRings,
  dialSizes,
  innermost,
  ring,
} from './Orbit.css.ts';

export interface OrbitDialProps extends ComponentProps<'div'> {
  /** The completed share of the orbit: 0 to 1. Null draws only the rings. */
  turn: number | null;
  /** The maximum width: beside the text of a page, or in a dialog. Without it the dial fills its container. */
  size?: keyof typeof dialSizes;
  /** The content in the middle needs the space of the innermost ring. */
  wideLabel?: boolean;
}

/** Rings around the content in the middle, with an arc from the top to the point. */
export function OrbitDial({
  turn,
  size,
  wideLabel = false,
  className,
  children,
  ...rest
}: OrbitDialProps) {
  return (
    <div {...rest} className={clsx(dial, size !== undefined && dialSizes[size], className)}>
      <svg className={dialRings} viewBox="0 0 560 560" aria-hidden="true">
        <circle className={ring.plain} cx="280" cy="280" r="268" opacity=".5" />
        <circle className={ring.plain} cx="280" cy="280" r={ORBIT} />
        <circle className={ring.plain} cx="280" cy="280" r="160" />
        {!wideLabel && <circle className={innermost} cx="280" cy="280" r="106" />}
        {turn !== null && <DialArc turn={Math.min(Math.max(turn, 0), 1)} />}
      </svg>
      <div className={dialLabel}>{children}</div>
    </div>
  );
}

const CENTRE = 280;
const ORBIT = 214;

function DialArc({ turn }: { turn: number }) {
  const angle = 2 * Math.PI * turn;
  const x = (CENTRE + ORBIT * Math.sin(angle)).toFixed(1);
  const y = (CENTRE - ORBIT * Math.cos(angle)).toFixed(1);
  return (
    <>
      {/* A circle instead of an arc path: an arc cannot describe a full turn. */}
      <circle
        className={dialArc}
        cx={CENTRE}
        cy={CENTRE}
        r={ORBIT}
        pathLength={1}
        strokeDasharray={`${turn.toFixed(4)} 1`}
        transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
      />
      <circle className={dialPoint} cx={x} cy={y} r="7" />
    </>
  );
}
