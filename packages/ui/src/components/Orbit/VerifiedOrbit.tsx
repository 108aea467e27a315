import { disc, introOrbit, landedPoint, tick } from './IntroOrbit.css.ts';
import { ring } from './ring.css.ts';

/** The orbits of IntroOrbit around a tick: the point arrives. */
export function VerifiedOrbit() {
  return (
    <svg className={introOrbit.center} viewBox="0 0 240 160" aria-hidden="true">
      <g transform="rotate(-16 120 80)">
        <ellipse className={ring.plain} cx="120" cy="80" rx="112" ry="50" />
        <ellipse className={ring.precious} cx="120" cy="80" rx="76" ry="33" />
      </g>
      <circle className={disc} cx="120" cy="80" r="24" />
      <path className={tick} d="m110 81 7 7 14-15" pathLength="1" />
      <circle className={landedPoint} cx="216" cy="36" r="4.5" />
    </svg>
  );
}
