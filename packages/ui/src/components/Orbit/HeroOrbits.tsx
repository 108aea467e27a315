import type { ComponentProps } from 'react';
import { ring, travellingPoint } from './Orbit.css.ts';

/** Wide arcs with one moving point, behind the landing page's hero. Fills its container. */
export function HeroOrbits(props: Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>) {
  return (
    <svg {...props} viewBox="0 0 1280 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="rotate(-17 860 430)">
        <ellipse className={ring.plain} cx="860" cy="430" rx="590" ry="250" />
        <ellipse className={ring.plain} cx="860" cy="430" rx="760" ry="345" opacity=".6" />
        <ellipse className={ring.plain} cx="860" cy="430" rx="930" ry="450" opacity=".35" />
      </g>
      <g transform="rotate(24 900 440)">
        <ellipse className={ring.precious} cx="900" cy="440" rx="430" ry="214" />
      </g>
      <circle className={travellingPoint} r="6" />
    </svg>
  );
}
