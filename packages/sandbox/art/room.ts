import type { Tone } from './colour.ts';
import { hex } from './colour.ts';
import { short } from './numbers.ts';
import type { Chance } from './random.ts';
import { chanceOf } from './random.ts';
import { circle, radial, rect } from './svg.ts';

/** The colours of a room: its walls, what glows in it, and the light along the sitter's edge. */
export type Mood = { bg: Tone; glow: Tone; rim: Tone };

export const ROOM_SETS = [
  'slats',
  'window',
  'bokeh',
  'plain',
  'halo',
  'arch',
  'shelves',
  'leaves',
  'curtain',
  'lamp',
  'panels',
  'frame',
] as const;
export type RoomSet = (typeof ROOM_SETS)[number];

export const MOODS: readonly Mood[] = [
  { bg: [0.2, 0.03, 262], glow: [0.62, 0.13, 52], rim: [0.78, 0.12, 58] },
  { bg: [0.3, 0.075, 38], glow: [0.66, 0.14, 50], rim: [0.88, 0.09, 80] },
  { bg: [0.26, 0.035, 190], glow: [0.56, 0.06, 195], rim: [0.86, 0.05, 200] },
  { bg: [0.72, 0.03, 80], glow: [0.9, 0.035, 85], rim: [0.97, 0.02, 85] },
  { bg: [0.24, 0.05, 330], glow: [0.52, 0.11, 20], rim: [0.8, 0.11, 30] },
  { bg: [0.33, 0.035, 130], glow: [0.68, 0.07, 105], rim: [0.93, 0.07, 100] },
  { bg: [0.5, 0.06, 55], glow: [0.74, 0.075, 68], rim: [0.94, 0.05, 80] },
  { bg: [0.44, 0.045, 240], glow: [0.7, 0.045, 235], rim: [0.95, 0.03, 80] },
];

export const MORE_MOODS: readonly Mood[] = [
  { bg: [0.58, 0.05, 150], glow: [0.78, 0.06, 120], rim: [0.95, 0.04, 100] },
  { bg: [0.6, 0.07, 35], glow: [0.8, 0.08, 55], rim: [0.96, 0.04, 75] },
  { bg: [0.66, 0.035, 250], glow: [0.84, 0.03, 240], rim: [0.97, 0.02, 85] },
  { bg: [0.4, 0.07, 18], glow: [0.64, 0.12, 35], rim: [0.9, 0.08, 60] },
  { bg: [0.3, 0.05, 285], glow: [0.56, 0.1, 320], rim: [0.84, 0.08, 30] },
  { bg: [0.36, 0.05, 210], glow: [0.72, 0.1, 70], rim: [0.93, 0.08, 80] },
  { bg: [0.28, 0.035, 150], glow: [0.64, 0.11, 75], rim: [0.9, 0.09, 85] },
  { bg: [0.56, 0.09, 70], glow: [0.78, 0.11, 80], rim: [0.96, 0.06, 85] },
];

/** Rooms light enough for the darkest faces to stand out. */
export const LIT_MOODS: readonly Mood[] = [
  { bg: [0.72, 0.03, 80], glow: [0.9, 0.035, 85], rim: [0.97, 0.02, 85] },
  { bg: [0.62, 0.05, 150], glow: [0.8, 0.06, 120], rim: [0.95, 0.05, 100] },
  { bg: [0.66, 0.07, 40], glow: [0.84, 0.07, 60], rim: [0.97, 0.05, 75] },
  { bg: [0.66, 0.04, 245], glow: [0.84, 0.03, 235], rim: [0.97, 0.03, 85] },
  { bg: [0.64, 0.1, 72], glow: [0.83, 0.1, 82], rim: [0.97, 0.07, 85] },
  { bg: [0.6, 0.06, 195], glow: [0.8, 0.05, 190], rim: [0.96, 0.05, 85] },
  { bg: [0.6, 0.06, 340], glow: [0.78, 0.06, 10], rim: [0.96, 0.05, 50] },
];

export const TAKE_MOODS: readonly Mood[] = [0, 1, 3, 5].map((i) => MOODS[i]!);

export type Room = { defs: string; wall: string; glow: string };

const slats = (chance: Chance, x: number, glow: string): string => {
  const bars = Array.from({ length: 9 }, (_, i) =>
    rect(x, 10 + i * 44, 320, 20, glow, `opacity="${short(0.9 - i * 0.08)}"`),
  );
  return `<g opacity=".34" style="filter:blur(5px)" transform="rotate(${short(chance.range(-16, 16))} 190 200)">${bars.join('')}</g>`;
};

const panes = (chance: Chance, x: number, glow: string): string => {
  const pane = (dx: number, y: number, height: number, opacity: number): string =>
    rect(x + dx, y, 56, height, glow, `opacity="${opacity}"`);
  return `<g style="filter:blur(7px)" opacity=".5" transform="skewY(${short(chance.range(-7, 7))})">${pane(0, 40, 150, 1)}${pane(66, 40, 150, 1)}${pane(0, 200, 120, 0.7)}${pane(66, 200, 120, 0.7)}</g>`;
};

const bokeh = (chance: Chance, mood: Mood): string =>
  Array.from({ length: 16 }, () => {
    const [x, y, r] = [chance.range(0, 380), chance.range(0, 330), chance.range(7, 30)];
    const colour = hex(mood.glow, chance.range(-0.05, 0.16));
    const opacity = chance.range(0.1, 0.42).toFixed(2);
    const soft = short(chance.range(1.5, 4));
    return circle(x, y, r, colour, `opacity="${opacity}" style="filter:blur(${soft}px)"`);
  }).join('');

const shelves = (chance: Chance, mood: Mood): string => {
  let books = '';
  for (let row = 0; row < 5; row++) {
    const foot = 96 + row * 104;
    books += rect(-20, foot, 420, 9, hex(mood.bg, -0.12));
    for (let x = chance.range(-10, 8); x < 380;) {
      const width = chance.range(9, 24);
      const height = chance.range(48, 80);
      const hue = chance.pick([mood.glow[2], mood.rim[2], 25, 70, 150, 250]);
      const tone: Tone = [mood.bg[0] + chance.range(-0.04, 0.2), 0.05, hue];
      if (chance.chance(0.86)) books += rect(x, foot - height, width, height, hex(tone));
      x += width + 1.5;
    }
  }
  return `<g opacity=".62" style="filter:blur(4.5px)">${books}</g>`;
};

const leaves = (chance: Chance, right: boolean, mood: Mood): string => {
  let fronds = '';
  for (let i = 0; i < 13; i++) {
    const x = (right ? 380 : 0) + chance.range(-60, 60);
    const y = chance.range(0, 420);
    const angle = (right ? 180 : 0) + chance.range(-60, 60);
    const length = chance.range(80, 150);
    const tone: Tone = [mood.bg[0] + chance.range(-0.1, 0.12), 0.06, 140 + chance.range(-20, 20)];
    fronds += `<path transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})" d="M0 0C${short(length * 0.3)} -22 ${short(length * 0.75)} -20 ${short(length)} 0C${short(length * 0.7)} 18 ${short(length * 0.3)} 20 0 0Z" fill="${hex(tone)}" opacity=".6"/>`;
  }
  return `<g style="filter:blur(4px)">${fronds}</g>`;
};

const curtain = (chance: Chance, mood: Mood): string => {
  let folds = '';
  for (let x = -20; x < 400;) {
    const width = chance.range(16, 44);
    const light = chance.range(-0.08, 0.09);
    folds += rect(x, -20, width, 540, hex(mood.bg, light, 0.01));
    folds += rect(x, -20, width * 0.3, 540, hex(mood.glow), 'opacity=".13"');
    x += width;
  }
  return `<g opacity=".8" style="filter:blur(6px)">${folds}</g>`;
};

const lamp = (x: number, y: number, mood: Mood, id: string): string => {
  const light = hex(mood.glow, 0.18, 0.02);
  return `${circle(x, y, 210, `url(#${id}lamp)`)}<g style="filter:blur(4px)"><path d="M${short(x)} ${short(y + 30)}V520" stroke="${hex(mood.bg, -0.15)}" stroke-width="7"/><path d="M${short(x - 26)} ${short(y - 42)}h52l26 82h-104z" fill="${light}" opacity=".88"/></g>`;
};

const panels = (mood: Mood): string => {
  let lines = '';
  for (const x of [-70, 70, 210, 350]) {
    lines += `<rect x="${x}" y="-40" width="112" height="330" fill="none" stroke="${hex(mood.glow)}" stroke-width="4" opacity=".32"/>`;
    lines += `<rect x="${x}" y="322" width="112" height="240" fill="none" stroke="${hex(mood.glow)}" stroke-width="4" opacity=".32"/>`;
  }
  return `<g style="filter:blur(2.4px)">${lines}${rect(0, 302, 380, 7, hex(mood.glow), 'opacity=".3"')}</g>`;
};

const picture = (chance: Chance, right: boolean, mood: Mood): string => {
  const x = right ? 232 : -20;
  const y = chance.range(26, 60);
  const other = hex([mood.bg[0], 0.06, mood.bg[2] + chance.pick([60, 120, -60])], 0.08);
  return `<g style="filter:blur(3.5px)"><rect x="${x - 7}" y="${short(y - 7)}" width="184" height="224" fill="${hex(mood.bg, -0.1)}"/>${rect(x, y, 170, 210, hex(mood.glow), 'opacity=".5"')}${circle(x + chance.range(50, 120), y + chance.range(60, 120), chance.range(24, 46), other, 'opacity=".75"')}<path d="M${x} ${short(y + 150)}q85 ${short(chance.range(-50, 20))} 170 ${short(chance.range(-30, 10))}V${short(y + 210)}H${x}Z" fill="${other}" opacity=".6"/></g>`;
};

/**
 * The room behind a sitter, 380 by 500.
 *
 * @param id prefix for ids in the SVG
 * @param chance the sitter's stream
 * @param mood the colours
 * @param set what stands in the room
 * @param right whether the light comes from the right
 * @param head where the head is
 */
export const room = (
  id: string,
  chance: Chance,
  mood: Mood,
  set: RoomSet,
  right: boolean,
  head: readonly [x: number, y: number],
): Room => {
  // The room glows on the side that the light leaves dark, so that the head stands out there.
  const share = right ? 0.18 : 0.82;
  const glow = hex(mood.glow);
  const props = chanceOf(`${id}:${set}`);
  const defs =
    radial(
      `${id}bg`,
      [
        [0, hex(mood.bg, 0.13, 0.015)],
        [0.55, hex(mood.bg)],
        [1, hex(mood.bg, -mood.bg[0] * 0.38)],
      ],
      `cx="${share}" cy="${short(chance.range(0.2, 0.45))}" r=".95"`,
    ) +
    radial(`${id}lamp`, [
      [0, hex(mood.glow, 0.1), 0.6],
      [0.4, glow, 0.24],
      [1, glow, 0],
    ]);
  const base = `<rect width="380" height="500" fill="url(#${id}bg)"/>`;
  const things = (): string => {
    switch (set) {
      case 'slats':
        return slats(chance, right ? -60 : 120, glow);
      case 'window':
        return panes(chance, right ? 20 : 236, glow);
      case 'bokeh':
        return bokeh(chance, mood);
      case 'halo':
        return circle(head[0], head[1] - 20, 158, glow, 'opacity=".36" style="filter:blur(26px)"');
      case 'arch':
        return `<path d="M${right ? -25 : 215} 500V190a95 95 0 0 1 190 0V500Z" fill="${glow}" opacity=".36" style="filter:blur(6px)"/>`;
      case 'shelves':
        return shelves(props, mood);
      case 'leaves':
        return leaves(props, props.chance(0.5), mood);
      case 'curtain':
        return curtain(props, mood);
      case 'lamp':
        return lamp(
          right ? props.range(24, 60) : props.range(320, 356),
          props.range(90, 170),
          mood,
          id,
        );
      case 'panels':
        return panels(mood);
      case 'frame':
        return picture(props, !right, mood);
      case 'plain':
        return `<ellipse cx="${short(share * 380)}" cy="130" rx="190" ry="230" fill="${glow}" opacity=".26" style="filter:blur(40px)"/>`;
    }
  };
  const haze = circle(
    share * 380,
    60,
    230,
    glow,
    'opacity=".10" style="mix-blend-mode:screen;filter:blur(60px)"',
  );
  return { defs, wall: base + things(), glow: haze };
};
