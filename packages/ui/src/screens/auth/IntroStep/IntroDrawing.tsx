import { drawing, point, ring } from './IntroStep.css.ts';

/** Two orbits and a moving point. After a right code, the point arrives (VerifiedStep). */
export function IntroDrawing() {
  return (
    <svg className={drawing} viewBox="0 0 240 120" aria-hidden="true">
      <g transform="rotate(-16 120 60)">
        <ellipse className={ring.plain} cx="120" cy="60" rx="112" ry="50" />
        <ellipse className={ring.precious} cx="120" cy="60" rx="76" ry="33" />
      </g>
      <circle className={point} r="4.5" />
    </svg>
  );
}
