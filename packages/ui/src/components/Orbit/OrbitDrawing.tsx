import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { drawing, strokes } from './OrbitDrawing.css.ts';

export type OrbitDrawingProps = Omit<ComponentProps<'svg'>, 'viewBox'>;

/** The frame of an orbit that shows a state, above the words that name it. */
export function OrbitDrawing({ className, children, ...rest }: OrbitDrawingProps) {
  return (
    <svg {...rest} className={clsx(drawing, className)} viewBox="0 0 160 104" aria-hidden="true">
      <g transform="rotate(-14 80 52)">{children}</g>
    </svg>
  );
}

interface OuterOrbitProps {
  stroke: keyof typeof strokes;
  /** Lengths of lines and gaps, clockwise from the end of the long axis: 320 is the whole orbit. */
  dashes?: string;
}

export const OuterOrbit = ({ stroke, dashes }: OuterOrbitProps) => (
  <ellipse
    className={strokes[stroke]}
    cx="80"
    cy="52"
    rx="70"
    ry="27"
    pathLength="320"
    strokeDasharray={dashes}
  />
);

export const InnerOrbit = () => (
  <ellipse className={strokes.precious} cx="80" cy="52" rx="42" ry="16" />
);
