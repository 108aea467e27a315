import { strokes } from './OrbitDrawing.css.ts';
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
