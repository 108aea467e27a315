import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { heroTravel } from './HeroOrbits.css.ts';
import { ring } from './ring.css.ts';

/**
 * Wide arcs with one moving point, behind the landing page's hero. Fills its container. The point of the
 * prerendered page stands: what moves is a layer of its own, and so is all that is above it, which takes time
 * before the first picture.
 */
export function HeroOrbits(props: Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>) {
  const isMoving = useHydrated();
  return (
    <svg
      {...props}
      data-still={isMoving ? undefined : ''}
      viewBox="0 0 1280 860"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform="rotate(24 900 440)">
        <ellipse className={ring.precious} cx="900" cy="440" rx="430" ry="214" />
      </g>
      <g transform="rotate(-17 860 430)">
        <ellipse className={ring.plain} cx="860" cy="430" rx="590" ry="250" />
        <g className={heroTravel.along}>
          <circle className={heroTravel.across} cx="860" cy="430" r="6" />
        </g>
        <ellipse className={ring.plain} cx="860" cy="430" rx="760" ry="345" opacity=".6" />
        <ellipse className={ring.plain} cx="860" cy="430" rx="930" ry="450" opacity=".35" />
      </g>
    </svg>
  );
}
