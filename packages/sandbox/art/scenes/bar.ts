import type { Tone } from '../colour.ts';
import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { AMBER, RED } from '../stage.ts';
import { linear, radial, rect } from '../svg.ts';

const BOTTLES: readonly Tone[] = [
  [0.36, 0.1, 40],
  [0.3, 0.05, 150],
  [0.46, 0.12, 60],
  [0.26, 0.05, 260],
  [0.5, 0.1, 75],
  [0.3, 0.11, 20],
];

const bottle = (stage: Stage, x: number, foot: number, width: number, height: number): string => {
  const { chance, night } = stage;
  const neck = width * 0.32;
  const shoulder = short((width - neck) / 2);
  const body = `M${short(x)} ${short(foot)}v${short(-height * 0.58)}q0 ${short(-height * 0.12)} ${shoulder} ${short(-height * 0.16)}v${short(-height * 0.26)}h${short(neck)}v${short(height * 0.26)}q${shoulder} ${short(height * 0.04)} ${shoulder} ${short(height * 0.16)}v${short(height * 0.58)}z`;
  let svg = `<path d="${body}" fill="${hex(chance.pick(BOTTLES))}" opacity=".92"/>`;
  svg += rect(
    x + width * 0.16,
    foot - height * 0.56,
    width * 0.12,
    height * 0.5,
    hex(night.lamp, 0.06),
    'opacity=".5" rx="2"',
  );
  if (chance.chance(0.6)) {
    const paper = hex([0.8, 0.04, 80]);
    svg += rect(
      x + width * 0.12,
      foot - height * 0.42,
      width * 0.76,
      height * 0.24,
      paper,
      'opacity=".42"',
    );
  }
  return svg;
};

/** Shelves of bottles behind a counter. */
export const bar = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const rows = tall ? 5 : 3;
  const step = h * (tall ? 0.135 : 0.24);
  const counter = stage.paint('counter', (id) =>
    linear(id, [
      [0, hex(night.low, 0.02)],
      [0.3, hex(night.low, -0.1)],
      [1, hex(night.sky, -0.09)],
    ]),
  );
  const halo = stage.paint('shelf', (id) =>
    radial(id, [
      [0, hex(night.lamp), 0.6],
      [0.5, hex(night.ember), 0.22],
      [1, hex(night.ember), 0],
    ]),
  );
  let svg = rect(0, 0, w, h, hex(night.sky, -0.04));
  for (let row = 0; row < rows; row++) {
    const foot = h * 0.04 + (row + 1) * step;
    svg += `<ellipse cx="${short(w / 2)}" cy="${short(foot)}" rx="${short(w * 0.62)}" ry="${short(step * 0.95)}" fill="${halo}" opacity=".5" style="mix-blend-mode:screen"/>`;
    for (let x = 8 * u; x < w - 20 * u;) {
      const width = chance.range(20, 34) * u;
      svg += bottle(stage, x, foot, width, step * chance.range(0.52, 0.84));
      x += width + chance.range(3, 12) * u;
      // A gap now and then, as on a bar that is in use.
      if (chance.chance(0.08)) x += 26 * u;
    }
    svg += rect(0, foot, w, 5 * u, hex(night.ember, -0.12));
    svg += rect(0, foot + 5 * u, w, 10 * u, '#0c0807');
  }
  const top = h * (tall ? 0.8 : 0.86);
  return (
    svg +
    stage.glow(w * 0.5, top, w * 0.7, h * 0.2, 0.45) +
    rect(0, top, w, h - top, counter) +
    rect(0, top, w, 3 * u, hex(night.ember, -0.05)) +
    stage.candle(w * (tall ? 0.5 : chance.range(0.34, 0.44)), top - 50 * u, u * 0.9) +
    stage.glass(w * (tall ? 0.62 : 0.7), top - 93 * u, u, AMBER) +
    stage.glass(w * (tall ? 0.9 : 0.78), top - 93 * u, u, RED)
  );
};
