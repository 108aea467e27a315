import type { IdealMatch } from '@perigee/api';
import { aiMessages, distanceText, farthestAverage } from '@perigee/domain/admin';
import { clsx } from 'clsx';
import { point, ring } from '../../../components/Orbit/ring.css.ts';
import { quietPoint } from '../../../components/Orbit/OrbitDrawing.css.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { figure, match as matchClass, plot, scale, spoke } from './AiCompatibilityPage.css.ts';

interface IdealOrbitProps {
  /** The nearest first. */
  matches: readonly IdealMatch[];
}

const CENTRE = 170;
const RADIUS = 132;
const RINGS = [0.25, 0.5, 0.75];
const FIRST_ANGLE = -0.66;

/** Where a match stands; the angle only keeps the points apart. */
function placeOf(share: number, index: number, count: number) {
  const angle = FIRST_ANGLE + (2 * Math.PI * index) / count;
  const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => CENTRE + RADIUS * share * part);
  return { x: x ?? CENTRE, y: y ?? CENTRE, isLeft: Math.cos(angle) < 0 };
}

/** The ideal in the middle, and each match as far from it as its average distance. */
export function IdealOrbit({ matches }: IdealOrbitProps) {
  const farthest = farthestAverage(matches);
  return (
    <figure className={figure} aria-label={aiMessages.orbit}>
      <svg className={plot} viewBox="0 0 340 340" aria-hidden="true">
        {RINGS.map((share) => (
          <circle key={share} className={ring.plain} cx={CENTRE} cy={CENTRE} r={RADIUS * share} />
        ))}
        <circle className={clsx(ring.plain, scale)} cx={CENTRE} cy={CENTRE} r={RADIUS} />
        <circle className={quietPoint} cx={CENTRE} cy={CENTRE} r="7" />
        {matches.map(({ userId, averageDistance }, index) => {
          const share = farthest === 0 ? 0 : averageDistance / farthest;
          const { x, y, isLeft } = placeOf(share, index, matches.length);
          const isNearest = index === 0;
          return (
            <g key={userId}>
              <line className={spoke} x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
              <circle
                className={isNearest ? point : matchClass}
                cx={x}
                cy={y}
                r={isNearest ? 7 : 5}
              />
              <text x={x + (isLeft ? -11 : 11)} y={y + 4} textAnchor={isLeft ? 'end' : 'start'}>
                {userId}
              </text>
            </g>
          );
        })}
      </svg>
      <Text as="div" size="xs" tone="muted">
        {aiMessages.orbitScale(distanceText(farthest))}
      </Text>
    </figure>
  );
}
