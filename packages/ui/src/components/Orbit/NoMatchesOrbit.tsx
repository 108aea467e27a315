import { point } from './ring.css.ts';
import { quietPoint, strokes } from './OrbitDrawing.css.ts';
import { OrbitDrawing, type OrbitDrawingProps } from './OrbitDrawing.tsx';

/** Two orbits that do not meet. */
export const NoMatchesOrbit = (props: OrbitDrawingProps) => (
  <OrbitDrawing {...props}>
    <ellipse className={strokes.main} cx="42" cy="52" rx="34" ry="20" />
    <ellipse className={strokes.precious} cx="120" cy="52" rx="34" ry="20" />
    <circle className={point} cx="12.6" cy="42" r="4.5" />
    <circle className={quietPoint} cx="149.4" cy="62" r="4" />
  </OrbitDrawing>
);
