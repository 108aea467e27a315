import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { circle, linear, rect } from '../svg.ts';

/** Roofs and lit windows under a moon with orbits. */
export const skyline = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const mx = w * chance.range(0.62, 0.82);
  const my = h * (tall ? chance.range(0.18, 0.28) : chance.range(0.24, 0.32));
  const moon = chance.range(30, 50) * u;
  const mist = stage.paint('mist', (id) =>
    linear(id, [
      [0, hex(night.ember, -0.1), 0],
      [1, hex(night.ember, -0.18), 0.34],
    ]),
  );
  let svg =
    stage.stars(tall ? 130 : 90, h * 0.5) +
    circle(mx, my, moon, hex(night.lamp, 0.08)) +
    stage.glow(mx, my, 190 * u, 190 * u, 0.5) +
    stage.orbits(mx, my, moon * 3, 4, 0.55) +
    stage.glow(w * 0.4, h * 0.92, w * 0.8, h * 0.4, 0.5);

  // Three rows of houses: the farther, the paler, higher and smaller.
  const rows = [
    { pale: 0.1, from: 0.52, size: 0.6 },
    { pale: 0.02, from: 0.64, size: 0.85 },
    { pale: -0.06, from: 0.78, size: 1.3 },
  ];
  rows.forEach(({ pale, from, size }, row) => {
    let houses = '';
    let windows = '';
    for (let x = -20; x < w + 20;) {
      const width = chance.range(24, 66) * u * size;
      const top = h - h * (1 - from) * chance.range(0.45, 1.25);
      const half = short(width / 2);
      const roof = chance.chance(0.2)
        ? `l${half} ${short(-width * 0.7)}l${half} ${short(width * 0.7)}`
        : `h${short(width)}`;
      houses += `M${short(x)} ${short(h)}V${short(top)}${roof}V${short(h)}Z`;
      for (let wy = top + 8 * u; wy < h; wy += 10 * u * size) {
        for (let wx = x + 5 * u; wx < x + width - 6 * u; wx += 8 * u * size) {
          if (!chance.chance(0.24)) continue;
          const across = 3.2 * u * size;
          windows += `M${short(wx)} ${short(wy)}h${short(across)}v${short(4.6 * u * size)}h${short(-across)}z`;
        }
      }
      x += width + chance.range(-2, 5) * u;
    }
    const far = row === 0 ? 0.04 : 0;
    svg += `<path d="${houses}" fill="${hex(night.sky, pale + far)}"/><path d="${windows}" fill="${hex(night.lamp, -0.04)}" opacity="${0.45 + row * 0.2}"/>`;
    if (row < 2) svg += rect(0, h * 0.5, w, h * 0.5, mist);
  });
  return svg;
};
