import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { AMBER, RED } from '../stage.ts';
import { circle, rect } from '../svg.ts';

/** Strings of bulbs over small tables between cypresses. */
export const terrace = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  let svg = stage.stars(80, h * 0.5) + stage.glow(w * 0.5, h * 0.74, w * 0.8, h * 0.42, 0.55);
  const trees = tall ? 6 : 11;
  for (let i = 0; i < trees; i++) {
    const x = (w * (i + chance.next())) / trees;
    const height = h * chance.range(0.24, 0.52);
    const width = chance.range(24, 40) * u;
    svg += `<path d="M${short(x)} ${short(h * 0.84 - height)}c${short(width * 1.2)} ${short(height * 0.45)} ${short(width * 0.8)} ${short(height)} 0 ${short(height)}s${short(-width * 1.2)} ${short(-height * 0.55)} 0 ${short(-height)}z" fill="${hex(night.sky, chance.range(-0.06, 0.03))}"/>`;
  }
  const strings = tall ? 5 : 3;
  for (let k = 0; k < strings; k++) {
    const from = h * (0.06 + k * (tall ? 0.085 : 0.12));
    const to = h * (0.03 + chance.next() * 0.2);
    const middle = from + h * chance.range(0.12, 0.22) * 2;
    svg += `<path d="M-10 ${short(from)}Q${short(w / 2)} ${short(middle)} ${w + 10} ${short(to)}" stroke="#0d0908" stroke-width="${short(1.4 * u)}" fill="none"/>`;
    const bulbs = tall ? 9 : 16;
    for (let i = 1; i < bulbs; i++) {
      const t = i / bulbs;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      const x = a * -10 + (b * w) / 2 + c * (w + 10);
      const y = a * from + b * middle + c * to + 6 * u;
      svg += stage.glow(x, y, 42 * u, 42 * u, 0.7) + circle(x, y, 4 * u, '#fff0cf');
    }
  }
  svg += rect(0, h * 0.83, w, h * 0.17, hex(night.sky, -0.09));
  const tables = tall ? 3 : chance.pick([4, 5, 5, 6]);
  for (let i = 0; i < tables; i++) {
    const x = (w * (i + 0.5)) / tables;
    const half = (w / tables) * 0.36;
    svg +=
      stage.glow(x, h * 0.86, half * 1.7, 70 * u, 0.55) +
      `<ellipse cx="${short(x)}" cy="${short(h * 0.885)}" rx="${short(half)}" ry="${short(13 * u)}" fill="${hex(night.low, 0.02)}"/>` +
      stage.candle(x - half * 0.3, h * 0.885 - 40 * u, u * 0.66) +
      stage.candle(x + half * 0.34, h * 0.885 - 32 * u, u * 0.52) +
      stage.glass(x, h * 0.885 - 56 * u, u * 0.6, chance.pick([AMBER, AMBER, RED]));
  }
  return svg;
};
