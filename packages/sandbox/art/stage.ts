import type { Tone } from './colour.ts';
import { hex } from './colour.ts';
import { short } from './numbers.ts';
import type { Chance } from './random.ts';
import { circle, linear, radial, rect } from './svg.ts';

/** The colours of an evening. */
type Night = { sky: Tone; low: Tone; lamp: Tone; ember: Tone; cool: Tone };

/** What every scene draws with: its size, its chance, its colours, and things to place. */
export type Stage = {
  width: number;
  height: number;
  tall: boolean;
  /** One unit is a pixel of a cover 450 high. */
  unit: number;
  chance: Chance;
  night: Night;
  /** Adds a definition and returns what to fill with. */
  paint: (name: string, definition: (id: string) => string) => string;
  glow: (x: number, y: number, rx: number, ry: number, opacity: number) => string;
  stars: (count: number, height: number) => string;
  orbits: (x: number, y: number, radius: number, count: number, opacity: number) => string;
  bokeh: (count: number, top: number, bottom: number, size: number) => string;
  candle: (x: number, y: number, size: number) => string;
  glass: (x: number, y: number, size: number, wine: Tone) => string;
  /** All definitions so far. */
  defs: () => string;
};

export const RED: Tone = [0.36, 0.13, 20];
export const AMBER: Tone = [0.72, 0.11, 75];

const NIGHTS: readonly Night[] = [
  {
    sky: [0.15, 0.035, 268],
    low: [0.3, 0.075, 40],
    lamp: [0.8, 0.13, 66],
    ember: [0.66, 0.17, 42],
    cool: [0.42, 0.06, 255],
  },
  {
    sky: [0.16, 0.04, 20],
    low: [0.33, 0.1, 34],
    lamp: [0.84, 0.11, 76],
    ember: [0.64, 0.18, 36],
    cool: [0.4, 0.08, 350],
  },
  {
    sky: [0.17, 0.035, 200],
    low: [0.3, 0.045, 170],
    lamp: [0.86, 0.09, 85],
    ember: [0.68, 0.15, 50],
    cool: [0.46, 0.06, 205],
  },
  {
    sky: [0.16, 0.05, 300],
    low: [0.31, 0.09, 15],
    lamp: [0.82, 0.1, 60],
    ember: [0.66, 0.16, 30],
    cool: [0.42, 0.08, 300],
  },
  {
    sky: [0.22, 0.06, 262],
    low: [0.4, 0.1, 350],
    lamp: [0.86, 0.09, 70],
    ember: [0.7, 0.14, 20],
    cool: [0.5, 0.08, 265],
  },
  {
    sky: [0.18, 0.035, 160],
    low: [0.32, 0.05, 150],
    lamp: [0.86, 0.11, 80],
    ember: [0.69, 0.15, 55],
    cool: [0.44, 0.06, 160],
  },
  {
    sky: [0.2, 0.045, 235],
    low: [0.38, 0.07, 55],
    lamp: [0.88, 0.08, 82],
    ember: [0.72, 0.13, 58],
    cool: [0.52, 0.06, 225],
  },
];

/**
 * Sets up a stage.
 *
 * @param id prefix for ids in the SVG
 * @param chance the picture's stream; the night is picked from it
 * @param width of the picture
 * @param height of the picture
 */
export const stageOf = (id: string, chance: Chance, width: number, height: number): Stage => {
  const night = chance.pick(NIGHTS);
  const unit = Math.min(width, height) / 450;
  const definitions = new Map<string, string>();
  const paint = (name: string, definition: (name: string) => string): string => {
    definitions.set(name, definition(id + name));
    return `url(#${id}${name})`;
  };
  const halo = paint('halo', (name) =>
    radial(name, [
      [0, hex(night.lamp, 0.1), 0.95],
      [0.18, hex(night.lamp), 0.55],
      [0.5, hex(night.ember), 0.18],
      [1, hex(night.ember), 0],
    ]),
  );
  const wax = paint('wax', (name) =>
    linear(name, [
      [0, hex([0.94, 0.05, 80])],
      [0.3, hex(night.lamp, -0.12)],
      [1, hex(night.low, -0.06)],
    ]),
  );
  const line = Math.max(1, unit);

  const glow: Stage['glow'] = (x, y, rx, ry, opacity) =>
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${halo}" opacity="${opacity}" style="mix-blend-mode:screen"/>`;

  return {
    width,
    height,
    tall: height > width,
    unit,
    chance,
    night,
    paint,
    glow,
    stars: (count, reach) =>
      Array.from({ length: count }, () => {
        const [x, y] = [chance.next() * width, chance.next() * reach];
        const opacity = chance.range(0.15, 0.8).toFixed(2);
        return circle(x, y, chance.range(0.4, 1.4), '#fff1dc', `opacity="${opacity}"`);
      }).join(''),
    orbits: (x, y, radius, count, opacity) =>
      Array.from({ length: count }, (_, k) => {
        const r = radius * (1 + k * 0.34);
        const turn = chance.range(-28, -12);
        const t = chance.range(3.4, 5.6);
        const ring = `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(r)}" ry="${short(r * 0.42)}" fill="none" stroke="${hex(night.lamp)}" stroke-width="${short(1.1 * line)}" opacity="${(opacity * (1 - k * 0.16)).toFixed(2)}"/>`;
        const [px, py] = [x + Math.cos(t) * r, y + Math.sin(t) * r * 0.42];
        const body = k === 1 ? circle(px, py, 5 * line, hex(night.lamp, 0.1)) : '';
        return `<g transform="rotate(${short(turn)} ${short(x)} ${short(y)})">${ring}${body}</g>`;
      }).join(''),
    bokeh: (count, top, bottom, size) =>
      Array.from({ length: count }, () => {
        const radius = chance.range(6, 26) * unit * size;
        const [x, y] = [chance.next() * width, chance.range(top, bottom)];
        const warm = chance.chance(0.75);
        const colour = warm ? hex(night.lamp, chance.range(-0.1, 0.05)) : hex(night.cool, 0.1);
        const opacity = chance.range(0.06, 0.34).toFixed(2);
        const soft = short(chance.range(0.6, 3) * unit);
        const look = `opacity="${opacity}" style="mix-blend-mode:screen;filter:blur(${soft}px)"`;
        return circle(x, y, radius, colour, look);
      }).join(''),
    candle: (x, y, size) => {
      const s = (value: number): string => short(value * size);
      return (
        rect(x - 5 * size, y, 10 * size, 60 * size, wax, `rx="${s(2)}"`) +
        glow(x, y - 12 * size, 95 * size, 95 * size, 0.75) +
        `<path d="M${short(x)} ${short(y - 30 * size)}q${s(9)} ${s(15)} 0 ${s(27)}q${s(-9)} ${s(-12)} 0 ${s(-27)}z" fill="#fff3d4"/>`
      );
    },
    glass: (x, y, size, wine) => {
      const s = (value: number): string => short(value * size);
      const at = (dx: number, dy: number): string =>
        `${short(x + dx * size)} ${short(y + dy * size)}`;
      const bowl = `M${at(-19, 0)}c0 ${s(34)} ${s(10)} ${s(46)} ${s(19)} ${s(46)}s${s(19)} ${s(-12)} ${s(19)} ${s(-46)}`;
      const fill = `M${at(-18, 16)}c2 ${s(20)} ${s(10)} ${s(29)} ${s(18)} ${s(29)}s${s(16)} ${s(-9)} ${s(18)} ${s(-29)}z`;
      const foot = `M${at(0, 46)}v${s(46)}M${at(-15, 93)}h${s(30)}`;
      return (
        `<path d="${bowl}z" fill="#fff" opacity=".07"/><path d="${fill}" fill="${hex(wine)}" opacity=".85"/>` +
        `<path d="${bowl}${foot}" fill="none" stroke="${hex(night.lamp, 0.06)}" stroke-width="${s(1.5)}" opacity=".62"/>` +
        `<path d="M${at(-13, 6)}q0 ${s(20)} ${s(6)} ${s(30)}" stroke="#fff4df" stroke-width="${s(2.4)}" fill="none" opacity=".5" stroke-linecap="round"/>`
      );
    },
    defs: () => [...definitions.values()].join(''),
  };
};
