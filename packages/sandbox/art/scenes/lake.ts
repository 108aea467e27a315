import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { circle, linear, rect } from '../svg.ts';

/** A moon over hills and water, candles on the near shore. */
export const lake = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const shore = h * chance.range(0.49, 0.56);
  const mx = w * (tall ? chance.range(0.42, 0.56) : chance.range(0.28, 0.46));
  const my = shore - chance.range(60, 110) * u;
  const water = stage.paint('water', (id) =>
    linear(id, [
      [0, hex(night.sky, 0.1)],
      [0.5, hex(night.sky)],
      [1, hex(night.sky, -0.09)],
    ]),
  );
  let svg =
    stage.stars(110, shore) +
    stage.glow(mx, my, 300 * u, 260 * u, 0.6) +
    stage.orbits(mx, my, 110 * u, 4, 0.5) +
    circle(mx, my, chance.range(42, 60) * u, hex(night.lamp, 0.06));
  for (let row = 0; row < 3; row++) {
    let ridge = `M0 ${short(shore)}`;
    for (let x = 0; x <= w + 1; x += w / 12) {
      ridge += `L${short(x)} ${short(shore - (3 - row) * 24 * u * chance.range(0.3, 1.2))}`;
    }
    svg += `<path d="${ridge}L${w} ${short(shore)}Z" fill="${hex(night.sky, 0.1 - row * 0.06)}"/>`;
  }
  svg += rect(0, shore, w, h - shore, water);
  for (let i = 0; i < 90; i++) {
    // The reflection widens and breaks up as it comes nearer.
    const near = chance.next() ** 1.6;
    const y = shore + 2 + near * (h - shore);
    const x = mx + (chance.next() - 0.5) * 2 * (20 + near * 150) * u;
    const length = chance.range(8, 46) * u * (0.4 + near);
    const opacity = (chance.range(0.25, 0.9) * (1 - near * 0.5)).toFixed(2);
    const colour = hex(night.lamp, chance.range(-0.1, 0.06));
    svg += rect(
      x - length / 2,
      y,
      length,
      1.4 * u * (0.6 + near * 1.6),
      colour,
      `opacity="${opacity}" rx="1"`,
    );
  }
  const jetty = `M${short(w * 0.7)} ${short(h)}l${short(w * 0.05)} ${short(-h * 0.2)}h${short(w * 0.27)}v${short(h * 0.2)}z`;
  return (
    svg +
    `<path d="${jetty}" fill="${hex(night.sky, -0.08)}"/>` +
    rect(w * 0.75, h * 0.8, w * 0.25, 2.4 * u, hex(night.ember, -0.1), 'opacity=".6"') +
    stage.candle(w * 0.8, h * 0.8 - 60 * u, u) +
    stage.candle(w * 0.88, h * 0.8 - 44 * u, u * 0.72) +
    stage.candle(w * 0.96, h * 0.8 - 52 * u, u * 0.86)
  );
};
