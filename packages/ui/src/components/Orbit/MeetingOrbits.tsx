import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { drawing, face, light, meeting, point, side, turn, words } from './MeetingOrbits.css.ts';
import { ring } from './ring.css.ts';

export interface MeetingOrbitsProps extends ComponentProps<'div'> {
  /** The faces of the two users: avatars of 96 px, decorative ones if the names are visible. */
  faces: readonly [ReactNode, ReactNode];
  /** The words below, which appear when the orbits have crossed. */
  children?: ReactNode;
}

/**
 * Two users in an orbit each. On mount the orbits move together until they cross, and then the point of each
 * travels to the crossing: 450 ms each. Under reduced motion they have met from the start.
 */
export function MeetingOrbits({ faces, className, children, ...rest }: MeetingOrbitsProps) {
  const [left, right] = faces;
  return (
    <>
      <div {...rest} className={clsx(meeting, className)}>
        <span className={light} />
        <Side of="right">{right}</Side>
        <Side of="left">{left}</Side>
      </div>
      {children !== undefined && <div className={words}>{children}</div>}
    </>
  );
}

const CENTRE = 73;
const RADIUS = 72;
/** From the centre of an orbit to the upper one of the two points at which the orbits cross. */
const CROSSING = { x: 62, y: -36.6 };

function Side({ of, children }: { of: 'left' | 'right'; children: ReactNode }) {
  const towardsOther = of === 'left' ? 1 : -1;
  return (
    <div className={side[of]}>
      <svg className={drawing} viewBox="0 0 146 146" aria-hidden="true">
        <circle
          className={of === 'left' ? ring.plain : ring.precious}
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS}
        />
        <g className={turn[of]}>
          <circle
            className={point[of]}
            cx={CENTRE + towardsOther * CROSSING.x}
            cy={CENTRE + CROSSING.y}
            r="5"
          />
        </g>
      </svg>
      <div className={face}>{children}</div>
    </div>
  );
}
