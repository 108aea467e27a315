import { hex } from '../colour.ts';
import { short } from '../numbers.ts';
import type { Stage } from '../stage.ts';
import { AMBER, RED } from '../stage.ts';
import { linear, rect } from '../svg.ts';

/** A hall with tall windows, hanging lamps and a laid table. */
export const hall = (stage: Stage): string => {
  const { width: w, height: h, tall, unit: u, chance, night } = stage;
  const floor = h * 0.76;
  const count = tall ? 3 : chance.pick([4, 5, 6]);
  const gap = w / count;
  const glassy = stage.paint('pane', (id) =>
    linear(id, [
      [0, hex(night.cool, -0.06)],
      [0.6, hex(night.cool, 0.02)],
      [1, hex(night.ember, 0.02)],
    ]),
  );
  const boards = stage.paint('floor', (id) =>
    linear(id, [
      [0, hex(night.low, 0.02)],
      [1, hex(night.sky, -0.08)],
    ]),
  );
  let svg = rect(0, 0, w, h, hex(night.sky, -0.03));
  const pane = gap * 0.66;
  const left = (i: number): number => gap * i + gap * 0.17;
  for (let i = 0; i < count; i++) {
    const x = short(left(i));
    const top = h * 0.1;
    const half = short(pane / 2);
    svg += `<path d="M${x} ${short(floor)}V${short(top + pane / 2)}a${half} ${half} 0 0 1 ${short(pane)} 0V${short(floor)}Z" fill="${glassy}"/><path d="M${short(left(i) + pane / 2)} ${short(top)}V${short(floor)}M${x} ${short(h * 0.36)}h${short(pane)}M${x} ${short(h * 0.56)}h${short(pane)}" stroke="${hex(night.sky, -0.05)}" stroke-width="${short(5 * u)}"/>`;
  }
  svg += rect(0, floor, w, h - floor, boards);
  for (let i = 0; i < count; i++) {
    svg += `<path d="M${short(left(i))} ${short(floor)}h${short(pane)}l${short(gap * 0.5)} ${short(h - floor)}h${short(-gap * 0.8)}Z" fill="${hex(night.ember)}" opacity=".16" style="filter:blur(${short(4 * u)}px)"/>`;
  }
  const lamps = tall ? 3 : 6;
  for (let i = 0; i < lamps; i++) {
    const x = (w * (i + 0.5)) / lamps + chance.range(-16, 16) * u;
    const y = h * chance.range(0.16, 0.3);
    svg += `<path d="M${short(x)} 0V${short(y)}" stroke="#0b0807" stroke-width="${short(1.6 * u)}"/><path d="M${short(x - 20 * u)} ${short(y + 14 * u)}q${short(20 * u)} ${short(-32 * u)} ${short(40 * u)} 0z" fill="#120c0a"/>`;
    svg += stage.glow(x, y + 20 * u, 120 * u, 105 * u, 0.85);
    svg += stage.glow(x, floor - 20 * u, 110 * u, 60 * u, 0.25);
  }
  const edge = h * 0.88;
  svg += `<path d="M${short(-w * 0.05)} ${short(h)}L${short(w * 0.1)} ${short(edge)}H${short(w * 0.9)}L${short(w * 1.05)} ${short(h)}Z" fill="${hex(night.low, -0.1)}"/>`;
  svg += rect(w * 0.1, edge, w * 0.8, 2.4 * u, hex(night.ember, -0.04), 'opacity=".7"');
  const things = tall ? 4 : 8;
  for (let i = 0; i < things; i++) {
    const x = w * (0.14 + (0.72 * (i + 0.5)) / things);
    const size = u * chance.range(0.55, 0.85) * (tall ? 1.3 : 1);
    svg +=
      i % 3 === 1
        ? stage.glass(x, h * 0.905 - 93 * size, size, chance.pick([RED, AMBER]))
        : stage.candle(x, h * 0.905 - 60 * size, size);
  }
  return svg;
};
