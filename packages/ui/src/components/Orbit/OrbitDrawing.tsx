import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { point } from './Orbit.css.ts';
import { drawing, quietPoint, strokes } from './OrbitDrawing.css.ts';

/**
 * What an orbit tells: no events, no matches, a failure, an unknown address or an empty search, something
 * complete, or the end of the deck. `waiting` is the plain orbit, for what is still to come.
 */
export type OrbitState =
  'no-events' | 'no-matches' | 'failed' | 'not-found' | 'complete' | 'end-of-deck' | 'waiting';

export interface OrbitDrawingProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  state: OrbitState;
}

/** An orbit that shows a state, above the words that name it. */
export function OrbitDrawing({ state, className, ...rest }: OrbitDrawingProps) {
  return (
    <svg {...rest} className={clsx(drawing, className)} viewBox="0 0 160 104" aria-hidden="true">
      <g transform="rotate(-14 80 52)">{drawings[state]}</g>
    </svg>
  );
}

interface OrbitProps {
  stroke: keyof typeof strokes;
  /** Lengths of lines and gaps, clockwise from the end of the long axis: 320 is the whole orbit. */
  dashes?: string;
}

const Orbit = ({ stroke, dashes }: OrbitProps) => (
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

const innerOrbit = <ellipse className={strokes.precious} cx="80" cy="52" rx="42" ry="16" />;

const drawings: Record<OrbitState, ReactNode> = {
  waiting: (
    <>
      <Orbit stroke="main" />
      {innerOrbit}
      <circle className={point} cx="19.4" cy="65.5" r="4.5" />
    </>
  ),
  // Empty seats along the orbit, one of them offered.
  'no-events': (
    <>
      <Orbit stroke="main" dashes="8 12 21 12 21 12 21 12 21 12 168 0" />
      {innerOrbit}
      <circle className={strokes.main} cx="143.1" cy="63.6" r="5" />
      <circle className={strokes.main} cx="112.8" cy="75.9" r="5" />
      <circle className={strokes.accent} cx="80" cy="79" r="5" />
      <circle className={strokes.main} cx="47.2" cy="75.9" r="5" />
      <circle className={strokes.main} cx="16.8" cy="63.6" r="5" />
    </>
  ),
  // Two orbits that do not meet.
  'no-matches': (
    <>
      <ellipse className={strokes.main} cx="42" cy="52" rx="34" ry="20" />
      <ellipse className={strokes.precious} cx="120" cy="52" rx="34" ry="20" />
      <circle className={point} cx="12.6" cy="42" r="4.5" />
      <circle className={quietPoint} cx="149.4" cy="62" r="4" />
    </>
  ),
  // A broken orbit: a piece falls off, and the point stops before the gap.
  failed: (
    <>
      <Orbit stroke="main" dashes="6 44 270 0" />
      {innerOrbit}
      <path className={strokes.main} d="M155.5 68.2A70 27 0 0 1 131.5 82.9" />
      <circle className={point} cx="148.5" cy="57.6" r="4.5" />
    </>
  ),
  // A point off its orbit, and the place that it left.
  'not-found': (
    <>
      <Orbit stroke="main" dashes="274.5 12 33.5 0" />
      {innerOrbit}
      <circle className={strokes.main} cx="120.2" cy="29.9" r="5" strokeDasharray="2 3" />
      <path className={strokes.main} d="M127 27q10-3 16-10" strokeDasharray="1 5" />
      <circle className={point} cx="148" cy="11" r="4.5" />
    </>
  ),
  // A closed orbit around a tick.
  complete: (
    <>
      <Orbit stroke="accent" />
      {innerOrbit}
      <path className={strokes.tick} transform="rotate(14 80 52)" d="m71 52 6 6 12-13" />
      <circle className={point} cx="140.6" cy="38.5" r="4.5" />
    </>
  ),
  // The last quarter of the orbit, around cards at rest.
  'end-of-deck': (
    <>
      <Orbit stroke="main" dashes="240 80" />
      <path className={strokes.accent} d="M80 25A70 27 0 0 1 150 52" />
      <g transform="rotate(14 80 52)">
        <rect className={strokes.precious} x="66" y="41" width="22" height="30" rx="3" />
        <path
          className={strokes.precious}
          d="M71 37h18a3 3 0 0 1 3 3v26M76 33h17a3 3 0 0 1 3 3v25"
        />
      </g>
      <circle className={point} cx="150" cy="52" r="4.5" />
    </>
  ),
};
