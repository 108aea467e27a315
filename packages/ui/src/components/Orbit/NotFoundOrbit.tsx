import { point } from './ring.css.ts';
import { strokes } from './OrbitDrawing.css.ts';
import { InnerOrbit, OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** A point off its orbit, and the place that it left. */
export const NotFoundOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" dashes="274.5 12 33.5 0" />
    <InnerOrbit />
    <circle className={strokes.main} cx="120.2" cy="29.9" r="5" strokeDasharray="2 3" />
    <path className={strokes.main} d="M127 27q10-3 16-10" strokeDasharray="1 5" />
    <circle className={point} cx="148" cy="11" r="4.5" />
  </OrbitDrawing>
);
