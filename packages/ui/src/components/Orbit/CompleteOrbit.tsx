import { point } from './ring.css.ts';
import { strokes } from './OrbitDrawing.css.ts';
import { InnerOrbit, OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** A closed orbit around a tick. */
export const CompleteOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="accent" />
    <InnerOrbit />
    <path className={strokes.tick} transform="rotate(14 80 52)" d="m71 52 6 6 12-13" />
    <circle className={point} cx="140.6" cy="38.5" r="4.5" />
  </OrbitDrawing>
);
