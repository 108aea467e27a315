import { introOrbit, introTravel } from './IntroOrbit.css.ts';
import { ring } from './ring.css.ts';

export interface IntroOrbitProps {
  /** Whether the text below begins at the start of the line, or is centered. */
  align: keyof typeof introOrbit;
}

/** Two orbits and a moving point, above the start of the sign-in. In VerifiedOrbit the point arrives. */
export function IntroOrbit({ align }: IntroOrbitProps) {
  return (
    <svg className={introOrbit[align]} viewBox="0 0 240 120" aria-hidden="true">
      <g transform="rotate(-16 120 60)">
        <ellipse className={ring.plain} cx="120" cy="60" rx="112" ry="50" />
        <ellipse className={ring.precious} cx="120" cy="60" rx="76" ry="33" />
        <g className={introTravel.along}>
          <circle className={introTravel.across} cx="120" cy="60" r="4.5" />
        </g>
      </g>
    </svg>
  );
}
