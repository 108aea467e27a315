import { hex } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, radial } from '../svg.ts';

/** A lit planet among its orbits. */
export const eclipse = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const x = w * (tall ? 0.5 : chance.range(0.58, 0.7));
  const y = h * (tall ? chance.range(0.36, 0.46) : 0.5);
  const r = (tall ? chance.range(150, 190) : chance.range(110, 156)) * u;
  // Where the light falls on the planet: from a half moon to nearly full.
  const fx = chance.range(0.62, 0.82);
  const fy = chance.range(0.18, 0.36);
  const planet = stage.paint('planet', (id) =>
    radial(
      id,
      [
        [0, hex(night.lamp, 0.06)],
        [0.22, hex(night.ember)],
        [0.55, hex(night.low, -0.05)],
        [1, hex(night.sky, -0.08)],
      ],
      `cx="${fx.toFixed(2)}" cy="${fy.toFixed(2)}" r="${chance.range(0.8, 1.05).toFixed(2)}"`,
    ),
  );
  const away = chance.range(1.5, 2);
  return (
    stage.stars(tall ? 190 : 150, h) +
    stage.glow(x + r * 0.3, y - r * 0.3, r * 2.9, r * 2.9, 0.75) +
    stage.orbits(x, y, r * 1.5, 5, 0.7) +
    circle(x, y, r, planet) +
    circle(
      x - r * away,
      y + r * chance.range(0.5, 0.85),
      r * chance.range(0.1, 0.2),
      hex(night.lamp),
    )
  );
};
