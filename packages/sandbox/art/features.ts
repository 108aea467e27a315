import type { Tone } from './colour.ts';
import { oklch } from './colour.ts';
import type { Figure, Spot } from './figure.ts';
import { mouthLine, noseTip, smileLift } from './head.ts';
import type { Camera, Plate } from './light.ts';
import { PIXEL, project } from './light.ts';
import { mix, short } from './numbers.ts';
import { chanceOf } from './random.ts';
import type { Sitter } from './sitter.ts';
import { circle } from './svg.ts';

/** What the solid cannot carry is drawn on it: eyes, brows, lips, and the marks of a life. */
export type Easel = { id: string; sitter: Sitter; figure: Figure; camera: Camera; plate: Plate };

type Pen = {
  /** A point of head space as path coordinates. */
  at: (spot: Spot) => string;
  /** The same for the point of the face behind (x, y), raised a little off the skin. */
  on: (x: number, y: number, lift?: number) => string;
  pixel: (spot: Spot) => [number, number];
  visible: (spot: Spot) => boolean;
  dark: string;
};

const penOf = ({ sitter, figure, camera, plate }: Easel): Pen => {
  const pixel = (spot: Spot): [number, number] => project(camera, figure.toWorld(spot));
  const at = (spot: Spot): string => pixel(spot).map(short).join(' ');
  return {
    pixel,
    at,
    on: (x, y, lift = 0.01) => {
      const [fx, fy, fz] = figure.onFace(x, y);
      return at([fx, fy, fz + lift]);
    },
    visible: (spot) => {
      const world = figure.toWorld(spot);
      const [px, py] = project(camera, world).map((v) => Math.round(v / PIXEL)) as [number, number];
      if (px < 0 || py < 0 || px >= plate.width || py >= plate.height) return false;
      return plate.depth[py * plate.width + px]! - world[2] < 0.14;
    },
    dark: oklch(Math.min(0.24, sitter.skin[0] * 0.34), 0.028, 40),
  };
};

const eye = (easel: Easel, pen: Pen, k: -1 | 1): string => {
  const { id, sitter, camera } = easel;
  const { face, skin, iris } = sitter;
  const { at, dark, pixel } = pen;
  const size = face.eyeSize;
  const x = face.eyeGap * k * face.width;
  const y = 0.07;
  if (!pen.visible([x, y, 0.685])) return '';

  const open = sitter.eyes === 'open';
  const squint = 1 - 0.16 * face.smile;
  const inner: Spot = [x - 0.118 * k * size, y - 0.012 - face.eyeTilt * 0.5, 0.665];
  const outer: Spot = [x + 0.125 * k * size, y + 0.008 + face.eyeTilt, 0.585];
  const upper: Spot = [x - 0.015 * k, y + 0.074 * size * mix(1, squint, 0.5), 0.7];
  const lower: Spot = [x + 0.02 * k, y - (open ? 0.06 * size * squint : 0.075), 0.69];
  const raise = ([sx, sy, sz]: Spot, by: number, out = 0): Spot => [sx + out * k, sy + by, sz];
  let svg = '';

  if (open) {
    const clip = `${id}e${k > 0 ? 'r' : 'l'}`;
    const shape = `M${at(inner)}Q${at(upper)} ${at(outer)}Q${at(lower)} ${at(inner)}Z`;
    const [ix, iy] = pixel([x - sitter.yaw * 0.03, y + 0.01, 0.695]);
    const radius = camera.scale * 0.066 * mix(1, size, 0.6);
    const towards = Math.sign(sitter.light.azimuth);
    svg += `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`;
    svg += `<path d="${shape}" fill="${oklch(0.42 + skin[0] * 0.22, 0.02, 60)}" opacity=".74"/>`;
    svg += `<g clip-path="url(#${clip})">`;
    svg += circle(ix, iy, radius, oklch(iris[0] * 0.6, iris[1] * 0.7, iris[2]));
    svg += circle(ix, iy + radius * 0.08, radius * 0.86, oklch(...iris));
    svg += circle(ix, iy, radius * 0.46, '#0b0908');
    svg += circle(
      ix + towards * radius * 0.32,
      iy - radius * 0.36,
      radius * 0.2,
      '#fff4e2',
      'opacity=".9"',
    );
    svg += `<path d="M${at(raise(inner, 0.03))}Q${at(raise(upper, -0.008))} ${at(raise(outer, 0.03))}" stroke="#120c08" stroke-width="5" fill="none" opacity=".4" style="filter:blur(1.4px)"/></g>`;
    // The rim of the lower lid catches a little light.
    svg += `<path d="M${at(inner)}Q${at(raise(lower, -0.014))} ${at(outer)}" stroke="${oklch(skin[0] * 0.7, skin[1] * 0.9, 35)}" stroke-width="1.2" fill="none" opacity=".5" style="filter:blur(.5px)"/>`;
  }

  const lash = open ? upper : lower;
  const thick = sitter.feminine ? 0.044 : 0.027;
  svg += `<path d="M${at(inner)}Q${at(lash)} ${at(raise(outer, open ? 0.012 : -0.01, 0.02))}Q${at(raise(lash, thick))} ${at(inner)}Z" fill="${dark}" style="filter:blur(.35px)"/>`;
  if (open) {
    // The crease of the lid: low or missing on some, deep and high on others.
    const crease = mix(0.024, 0.07, face.lid);
    svg += `<path d="M${at(raise(inner, 0.035 + crease * 0.3))}Q${at(raise(upper, crease))} ${at(raise(outer, 0.03 + crease * 0.4))}" stroke="${dark}" stroke-width="1.3" fill="none" opacity="${(0.12 + face.lid * 0.34).toFixed(2)}" style="filter:blur(.6px)"/>`;
  }
  return svg;
};

const brow = ({ sitter, figure }: Easel, { at, visible }: Pen, k: -1 | 1): string => {
  const { face, hair } = sitter;
  const { weight, height, arch, tilt, length } = face.brow;
  const x = face.eyeGap * k * face.width;
  if (!visible([x, 0.24, 0.66])) return '';
  const spot = (dx: number, y: number): string => {
    const [fx, fy, fz] = figure.onFace(x + dx * k * length, y + height);
    return at([fx, fy, fz + 0.015]);
  };
  const thick = 0.052 * weight;
  const foot = 0.2;
  const covered = sitter.style === 'scarf' || sitter.style === 'wrap' || sitter.style === 'bald';
  const tone: Tone =
    hair[0] > 0.58 && !(covered && sitter.age < 0.5)
      ? [hair[0] * 0.62, Math.max(0.02, hair[1] * 0.6), 60]
      : [Math.min(0.27, hair[0]), 0.03, 45];
  return `<path d="M${spot(-0.15, foot - tilt)}Q${spot(0, foot + arch)} ${spot(0.175, foot + 0.012 + tilt)}Q${spot(0.02, foot + arch + thick * 1.5)} ${spot(-0.155, foot + thick - tilt)}Z" fill="${oklch(...tone)}" opacity=".82" style="filter:blur(.8px)"/>`;
};

const mouth = ({ sitter }: Easel, { at, visible, dark }: Pen): string => {
  const { face, lips } = sitter;
  const y = mouthLine(face);
  if (!visible([0, y, 0.72])) return '';
  const w = face.mouthWidth;
  const fullness = face.lip;
  const corner = y + 0.006 + smileLift(face);
  const left: Spot = [-w, corner, 0.62];
  const right: Spot = [w, corner, 0.62];
  const top = y + 0.058 + (fullness - 1) * 0.03;
  const bottom = y - 0.097 - (fullness - 1) * 0.05;
  const upper = `Q${at([-w * 0.38, top + 0.015, 0.72])} ${at([0, top, 0.75])}Q${at([w * 0.38, top + 0.015, 0.72])} ${at(right)}`;
  const lower = `Q${at([w * 0.54, bottom + 0.01, 0.72])} ${at([0, bottom, 0.735])}Q${at([-w * 0.54, bottom + 0.01, 0.72])} ${at(left)}`;
  const dip = y - 0.006;
  return (
    `<path d="M${at(left)}${upper}${lower}Z" fill="${oklch(...lips.tone)}" opacity="${lips.strength.toFixed(2)}" style="mix-blend-mode:multiply;filter:blur(.9px)"/>` +
    `<path d="M${at(left)}Q${at([-w * 0.52, dip - 0.006, 0.73])} ${at([0, dip, 0.75])}Q${at([w * 0.52, dip - 0.006, 0.73])} ${at(right)}" stroke="${dark}" stroke-width="1.7" fill="none" opacity=".78" stroke-linecap="round" style="filter:blur(.5px)"/>`
  );
};

const blush = ({ sitter, camera }: Easel, { pixel, visible }: Pen): string => {
  const { face, skin } = sitter;
  const tone = oklch(skin[0] * 0.84, 0.12, 30);
  return ([-1, 1] as const)
    .filter((k) => visible([k * 0.38, -0.16, 0.58]))
    .map((k) => {
      const [x, y] = pixel([k * 0.38 * face.width, -0.17 + face.cheekHeight, 0.58]);
      const opacity = (sitter.blush * 0.24).toFixed(2);
      return circle(
        x,
        y,
        camera.scale * 0.17,
        tone,
        `opacity="${opacity}" style="filter:blur(9px)"`,
      );
    })
    .join('');
};

const lines = ({ sitter }: Easel, { on, visible }: Pen): string => {
  const { face, age, skin } = sitter;
  const shade = oklch(skin[0] * 0.48, 0.06, 38);
  const fold = 0.1 + Math.max(0, age - 0.2) * 0.42 + Math.max(0, face.smile) * 0.1;
  const nose = noseTip(face);
  const y = mouthLine(face);
  const stroke = (path: string, opacity: number, width = 3.2): string =>
    `<path d="${path}" stroke="${shade}" stroke-width="${width}" fill="none" opacity="${opacity.toFixed(2)}" stroke-linecap="round" style="filter:blur(1.8px)"/>`;
  let svg = '';
  for (const k of [-1, 1]) {
    if (!visible([k * 0.2, -0.35, 0.68])) continue;
    // From the wing of the nose to the corner of the mouth.
    svg += stroke(
      `M${on(k * 0.15 * face.noseWidth, nose + 0.01)}Q${on(k * 0.23, mix(nose, y, 0.45))} ${on(k * (face.mouthWidth + 0.055), y + 0.06)}`,
      fold * 0.8,
    );
    if (age > 0.35) {
      const x = k * face.eyeGap;
      svg += stroke(
        `M${on(x - k * 0.1, -0.045)}Q${on(x, -0.095)} ${on(x + k * 0.11, -0.04)}`,
        (age - 0.3) * 0.6,
      );
      svg += stroke(
        `M${on(x + k * 0.16, 0.06)}L${on(x + k * 0.22, 0.09)}M${on(x + k * 0.16, 0.03)}L${on(x + k * 0.22, 0.02)}`,
        (age - 0.3) * 0.5,
        1.8,
      );
    }
  }
  if (age > 0.5 && visible([0, 0.42, 0.66])) {
    for (const h of [0.4, 0.48]) {
      svg += stroke(`M${on(-0.24, h)}Q${on(0, h + 0.03)} ${on(0.24, h)}`, (age - 0.45) * 0.5, 2.2);
    }
  }
  return svg;
};

const freckles = ({ id, sitter }: Easel, { on, visible }: Pen): string => {
  const chance = chanceOf(`${id}:freckles`);
  const tone = oklch(sitter.skin[0] * 0.72, 0.09, 48);
  let svg = '';
  for (let i = 0; i < 46; i++) {
    const x = (chance.next() + chance.next() - 1) * 0.5;
    const y = chance.range(-0.3, 0.0);
    if (!visible([x, y, 0.6])) continue;
    const [px, py] = on(x, y).split(' ').map(Number) as [number, number];
    svg += circle(
      px,
      py,
      chance.range(0.6, 1.3),
      tone,
      `opacity="${chance.range(0.25, 0.6).toFixed(2)}"`,
    );
  }
  return svg;
};

/** Draws the face of a sitter, over the skin and clipped to it. */
export const features = (easel: Easel): string => {
  const { sitter } = easel;
  const pen = penOf(easel);
  let svg = blush(easel, pen) + lines(easel, pen);
  if (sitter.freckles) svg += freckles(easel, pen);
  if (sitter.mole && pen.visible([...sitter.mole, 0.6])) {
    const [x, y] = pen
      .on(...sitter.mole)
      .split(' ')
      .map(Number) as [number, number];
    svg += circle(x, y, 1.7, pen.dark, 'opacity=".7"');
  }
  for (const k of [-1, 1] as const) svg += eye(easel, pen, k) + brow(easel, pen, k);
  return svg + mouth(easel, pen);
};
