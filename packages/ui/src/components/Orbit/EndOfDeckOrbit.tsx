import { point } from './ring.css.ts';
import { strokes } from './OrbitDrawing.css.ts';
import { OrbitDrawing, OuterOrbit, type OrbitDrawingProps } from './OrbitDrawing.tsx';

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
