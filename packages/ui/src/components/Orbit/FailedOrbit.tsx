import { point } from './ring.css.ts';
import { strokes } from './OrbitDrawing.css.ts';
import { InnerOrbit, OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** A broken orbit: a piece falls off, and the point stops before the gap. */
export const FailedOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" dashes="6 44 270 0" />
    <InnerOrbit />
    <path className={strokes.main} d="M155.5 68.2A70 27 0 0 1 131.5 82.9" />
    <circle className={point} cx="148.5" cy="57.6" r="4.5" />
  </OrbitDrawing>
);
