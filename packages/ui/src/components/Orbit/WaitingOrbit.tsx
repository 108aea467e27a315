import { point } from './ring.css.ts';
import { InnerOrbit, OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** The plain orbit, for what is still to come. */
export const WaitingOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <OuterOrbit stroke="main" />
    <InnerOrbit />
    <circle className={point} cx="19.4" cy="65.5" r="4.5" />
  </OrbitDrawing>
);
