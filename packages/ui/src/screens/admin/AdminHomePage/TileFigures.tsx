import type { AdminPage } from '@perigee/domain/admin';
import type { ComponentProps, ReactNode } from 'react';
import { point, ring } from '../../../components/Orbit/ring.css.ts';
import { quietPoint } from '../../../components/Orbit/OrbitDrawing.css.ts';
import { body, dial } from './AdminHomePage.css.ts';

/** Applicants on the outer orbits, nearer ones larger: x, y and radius. */
const APPLICANTS = [
  [92, 186, 2],
  [85, 173, 2.1],
  [82, 158, 2.2],
  [84, 143, 2.4],
  [91, 128, 2.6],
  [101, 112, 2.8],
  [116, 96, 3],
  [135, 82, 3.2],
  [157, 68, 3.4],
  [181, 55, 3.6],
  [208, 44, 3.8],
  [236, 35, 4],
  [290, 55, 3.6],
  [333, 54, 3.8],
  [368, 60, 4],
] as const;

const MEMBERS = [
  [106, 73],
  [153, 69],
  [173, 98],
  [90, 105],
  [124, 36],
  [165, 138],
  [99, 140],
  [67, 64],
  [163, 25],
] as const;

/** The radius, the arc and its end. */
const REPORTS = [
  [24, 'M130 54A24 24 0 1 1 109.2 66', 109.2, 66],
  [40, 'M130 38A40 40 0 1 1 110 112.6', 110, 112.6],
  [56, 'M130 22A56 56 0 1 1 76.7 95.3', 76.7, 95.3],
  [72, 'M130 6A72 72 0 0 1 176.3 133.2', 176.3, 133.2],
] as const;

/** The figure that gets the accent. */
const ACCENTED_REPORT = 56;

const figures: Record<AdminPage, { viewBox: string; content: ReactNode }> = {
  waitlist: {
    viewBox: '0 0 420 248',
    content: (
      <>
        <g transform="rotate(-14 268 122)">
          <ellipse className={ring.plain} cx="268" cy="122" rx="190" ry="92" />
          <ellipse className={ring.plain} cx="268" cy="122" rx="138" ry="62" />
          <ellipse className={ring.precious} cx="268" cy="122" rx="84" ry="34" />
        </g>
        {APPLICANTS.map(([cx, cy, r]) => (
          <circle key={cx} className={body} cx={cx} cy={cy} r={r} />
        ))}
        <circle className={point} cx="345.8" cy="116.9" r="7" />
      </>
    ),
  },
  matches: {
    viewBox: '0 0 220 150',
    content: (
      <>
        <ellipse
          className={ring.plain}
          cx="98"
          cy="82"
          rx="82"
          ry="36"
          transform="rotate(-26 98 82)"
        />
        <ellipse
          className={ring.precious}
          cx="140"
          cy="82"
          rx="72"
          ry="34"
          transform="rotate(34 140 82)"
        />
        <circle className={point} cx="166" cy="56" r="6" />
        <circle className={quietPoint} cx="181" cy="63" r="6" />
      </>
    ),
  },
  users: {
    viewBox: '0 0 220 150',
    content: (
      <>
        {[26, 46, 66].map((r) => (
          <circle key={r} className={ring.plain} cx="130" cy="82" r={r} />
        ))}
        <circle className={ring.precious} cx="130" cy="82" r="8" />
        {MEMBERS.map(([cx, cy]) => (
          <circle key={cx} className={body} cx={cx} cy={cy} r="3.4" />
        ))}
        <circle className={point} cx="164.2" cy="51.2" r="5" />
      </>
    ),
  },
  events: {
    viewBox: '0 0 220 150',
    content: (
      <>
        <path
          className={ring.plain}
          d="M20 116h190M78 116a52 52 0 0 1 104 0M56 116a74 74 0 0 1 148 0"
        />
        <path className={ring.precious} d="M100 116a30 30 0 0 1 60 0" />
        <path className={point} d="M112 116a18 18 0 0 1 36 0z" />
        <path className={ring.plain} d="M104 124h52M112 132h36M121 140h18" />
      </>
    ),
  },
  analytics: {
    viewBox: '0 0 220 150',
    content: REPORTS.map(([radius, arc, x, y]) => (
      <g key={radius}>
        <circle className={dial.whole} cx="130" cy="78" r={radius} />
        <path className={dial.reached} d={arc} />
        <circle
          className={radius === ACCENTED_REPORT ? point : body}
          cx={x}
          cy={y}
          r={radius === ACCENTED_REPORT ? 5 : 3.2}
        />
      </g>
    )),
  },
};

/** A drawing for the tile of a page, in the orbits of the design. It says nothing that the label does not. */
export function TileFigure({ page, ...rest }: { page: AdminPage } & ComponentProps<'svg'>) {
  const { viewBox, content } = figures[page];
  return (
    <svg {...rest} viewBox={viewBox} aria-hidden="true">
      {content}
    </svg>
  );
}
