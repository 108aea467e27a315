import type { Tone } from '../colour.ts';
import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { AMBER, RED } from '../stage.ts';
import { linear, rect } from '../svg.ts';

/** A long table with candles and glasses before blurred lights. */
export const table = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const top = h * (tall ? 0.66 : 0.7);
  const cloth = stage.paint('cloth', (id) =>
    linear(id, [
      [0, hex(night.low, 0.14)],
      [0.12, hex(night.low, -0.03)],
      [1, hex(night.sky, -0.1)],
    ]),
  );
  let svg =
    rect(0, 0, w, h, hex(night.sky, -0.02), 'opacity=".6"') +
    stage.bokeh(tall ? 46 : 38, h * 0.05, top * 0.95, 1.5) +
    stage.glow(w * 0.5, top, w * 0.62, h * 0.5, 0.5) +
    `<path d="M${short(-w * 0.1)} ${short(h)}L${short(w * 0.06)} ${short(top)}H${short(w * 0.94)}L${short(w * 1.1)} ${short(h)}Z" fill="${cloth}"/>` +
    stage.glow(w * 0.5, top + 30 * u, w * 0.4, 46 * u, 0.6);
  const count = tall ? 5 : chance.pick([7, 9, 11]);
  for (let i = 0; i < count; i++) {
    const x = w * (0.14 + (0.72 * (i + 0.5)) / count) + chance.range(-10, 10) * u;
    if (i % 2) {
      const wine = chance.pick<Tone>([RED, AMBER, [0.42, 0.14, 25]]);
      svg += stage.glass(
        x,
        top - 66 * u + chance.range(-4, 12) * u,
        u * chance.range(0.95, 1.2),
        wine,
      );
    } else {
      const size = u * chance.range(0.8, 1.25);
      svg += stage.candle(x, top + 14 * u - 60 * size + chance.range(0, 10) * u, size);
    }
  }
  return svg;
};
