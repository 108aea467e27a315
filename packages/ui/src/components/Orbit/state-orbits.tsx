import { point } from './Orbit.css.ts';
import { quietPoint, strokes } from './OrbitDrawing.css.ts';
import { InnerOrbit, OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** Empty seats along the orbit, one of them offered. */
export const NoEventsOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" dashes="8 12 21 12 21 12 21 12 21 12 168 0" />
    <InnerOrbit />
    <circle className={strokes.main} cx="143.1" cy="63.6" r="5" />
    <circle className={strokes.main} cx="112.8" cy="75.9" r="5" />
    <circle className={strokes.accent} cx="80" cy="79" r="5" />
    <circle className={strokes.main} cx="47.2" cy="75.9" r="5" />
    <circle className={strokes.main} cx="16.8" cy="63.6" r="5" />
  </OrbitDrawing>
);

/** Two orbits that do not meet. */
export const NoMatchesOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <ellipse className={strokes.main} cx="42" cy="52" rx="34" ry="20" />
    <ellipse className={strokes.precious} cx="120" cy="52" rx="34" ry="20" />
    <circle className={point} cx="12.6" cy="42" r="4.5" />
    <circle className={quietPoint} cx="149.4" cy="62" r="4" />
  </OrbitDrawing>
);

/** A closed orbit around a tick. */
export const CompleteOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="accent" />
    <InnerOrbit />
    <path className={strokes.tick} transform="rotate(14 80 52)" d="m71 52 6 6 12-13" />
    <circle className={point} cx="140.6" cy="38.5" r="4.5" />
  </OrbitDrawing>
);

/** The last quarter of the orbit, around cards at rest. */
export const EndOfDeckOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" dashes="240 80" />
    <path className={strokes.accent} d="M80 25A70 27 0 0 1 150 52" />
    <g transform="rotate(14 80 52)">
      <rect className={strokes.precious} x="66" y="41" width="22" height="30" rx="3" />
      <path className={strokes.precious} d="M71 37h18a3 3 0 0 1 3 3v26M76 33h17a3 3 0 0 1 3 3v25" />
    </g>
    <circle className={point} cx="150" cy="52" r="4.5" />
  </OrbitDrawing>
);

/** The plain orbit, for what is still to come. */
export const WaitingOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" />
    <InnerOrbit />
    <circle className={point} cx="19.4" cy="65.5" r="4.5" />
  </OrbitDrawing>
);
