import type { Tone } from './colour.ts';
import { hex } from './colour.ts';
import { short } from './numbers.ts';
import type { Stage } from './stage.ts';
import { AMBER, RED } from './stage.ts';
import { circle, linear, radial, rect } from './svg.ts';

/** A long table with candles and glasses before blurred lights. */
const table = (stage: Stage): string => {
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

/** Roofs and lit windows under a moon with orbits. */
const skyline = (stage: Stage): string => {
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

/** A lit planet among its orbits. */
const eclipse = (stage: Stage): string => {
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

/** A hall with tall windows, hanging lamps and a laid table. */
const hall = (stage: Stage): string => {
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

/** A moon over hills and water, candles on the near shore. */
const lake = (stage: Stage): string => {
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

/** Strings of bulbs over small tables between cypresses. */
const terrace = (stage: Stage): string => {
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
const bar = (stage: Stage): string => {
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

/** The scenes by name, each drawing over the evening's sky. */
export const scenes = { table, skyline, eclipse, room: hall, lake, terrace, bar } as const;
