import type { Tone } from './colour.ts';
import { hex, oklch, ramp } from './colour.ts';
import { features } from './features.ts';
import { CLOTH, GOLD, HAIR, SKIN, UNDER, WIRE, figureOf } from './figure.ts';
import type { Camera, Plate } from './light.ts';
import { PIXEL, expose } from './light.ts';
import { clamp } from './numbers.ts';
import { room } from './room.ts';
import type { Sitter } from './sitter.ts';
import { sitterOf } from './sitter.ts';
import type { HairStyle } from './sitter/hair-style.ts';
import { grain, idOf, radial } from './svg.ts';
import type { Field } from './trace.ts';
import { blur, contour, fieldOf, spread } from './trace.ts';

const WIDTH = 380;
const HEIGHT = 500;

/** Picture units per unit of the world at most, for hair that would otherwise leave the frame. */
const LARGEST: Partial<Record<HairStyle, number>> = {
  bun: 156,
  wrap: 156,
  quiff: 160,
  afro: 160,
  curls: 164,
};

/** How one material is traced: its tones, how soft their edges are, and how small shapes may be. */
type Layer = {
  material: number;
  tone: Tone;
  steps: number;
  soft: number;
  fine: boolean;
  smallest: number;
  tolerance: number;
};

const layersOf = (sitter: Sitter): Layer[] => {
  const broad = { fine: false, smallest: 34, tolerance: 0.3 };
  const fine = { fine: true, smallest: 34, tolerance: 0.3, soft: 0.3 };
  const strands = { fine: false, smallest: 6, tolerance: 0.42 };
  return [
    { ...broad, material: CLOTH, tone: sitter.cloth, steps: 8, soft: 0.7 },
    { ...broad, material: UNDER, tone: sitter.under, steps: 8, soft: 0.7 },
    { ...broad, material: SKIN, tone: sitter.skin, steps: 11, soft: 0.8 },
    { ...strands, material: HAIR, tone: sitter.hair, steps: 7, soft: 0.4 },
    { ...fine, material: GOLD, tone: [0.74, 0.11, 85], steps: 5 },
    { ...fine, material: WIRE, tone: sitter.glasses?.tone ?? [0.2, 0.02, 60], steps: 4 },
  ];
};

const paintLayer = (
  layer: Layer,
  id: string,
  sitter: Sitter,
  plate: Plate,
  over: string,
): { defs: string; svg: string } => {
  const { width, height } = plate;
  const mask = fieldOf(width, height, (q) => (plate.material[q] === layer.material ? 1 : 0));
  if (mask.values.reduce((sum, v) => sum + v, 0) < 6) return { defs: '', svg: '' };

  const outline = layer.fine
    ? contour(mask, 0.4, PIXEL, 2, 0.22)
    : contour(blur(mask, 1), 0.45, PIXEL, 2, 0.22);
  const light = spread(mask, plate.key);
  const tones = layer.fine || layer.material === HAIR ? light : blur(light, 1);
  const colours = ramp(layer.tone, layer.steps, sitter.mood.bg, sitter.mood.rim, {
    skin: layer.material === SKIN,
  });
  const shapes = colours.slice(1).map((colour, i) => {
    const level = ((i + 1) / layer.steps) ** 1.12 * 0.98;
    const path = contour(tones, level, PIXEL, layer.smallest, layer.tolerance);
    return path && `<path d="${path}" fill="${colour}"/>`;
  });
  const clip = `${id}m${layer.material}`;
  return {
    defs: `<clipPath id="${clip}"><path d="${outline}"/></clipPath>`,
    svg: `<path d="${outline}" fill="${colours[0]}"/><g clip-path="url(#${clip})"><g style="filter:blur(${layer.soft}px)">${shapes.join('')}</g>${over}</g>`,
  };
};

/** A mask as one flat, soft shape. */
const wash = (mask: Field, colour: string, opacity: number, soft: number): string => {
  const path = contour(blur(mask, 1), 0.4, PIXEL, 20, 0.4);
  return (
    path &&
    `<path d="${path}" fill="${colour}" opacity="${opacity}" style="filter:blur(${soft}px)"/>`
  );
};

/**
 * Draws a portrait, 380 by 500.
 *
 * The sitter is modelled as a small solid, lit by a key, the room and a light from behind, and then
 * traced into nested tone shapes. This takes a few seconds and yields 100 to 200 kB of SVG: build
 * once, keep a JPEG.
 *
 * @param seed picks the sitter, clothes, light and room; the same seed gives the same picture
 * @param options `take`: 1 and up show the same sitter on another evening
 * @returns an SVG document
 */
export const portrait = (seed: string | number, options: { take?: number } = {}): string => {
  const sitter = sitterOf(seed, options.take);
  const { chance, mood } = sitter;
  const figure = figureOf(sitter);
  const scale = chance.range(1.72, 2.04) * 86;
  const camera: Camera = {
    x: WIDTH / 2 - sitter.yaw * 26 + chance.range(-8, 8),
    y: 214 + chance.range(-6, 10),
    scale,
  };
  // Tall and wide hair needs air around it.
  const largest = LARGEST[sitter.style];
  if (largest && camera.scale > largest) {
    camera.scale = largest;
    camera.y += 6;
  }
  const plate = expose(sitter, figure, camera, WIDTH, HEIGHT);
  const { width, height } = plate;
  const id = idOf('p', `${seed}t${options.take ?? 0}`);

  const solid = fieldOf(width, height, (q) => (plate.material[q]! >= 0 ? 1 : 0));
  const silhouette = contour(blur(solid, 1), 0.5, PIXEL, 12, 0.25);
  const face = features({ id, sitter, figure, camera, plate });
  const shade = wash(plate.stubble, oklch(Math.min(0.3, sitter.hair[0]), 0.02, 50), 0.24, 6);
  const stripes = wash(plate.stripes, hex(sitter.under), 0.5, 0.6);
  const body = layersOf(sitter).map((layer) => {
    const over = { [SKIN]: shade + face, [CLOTH]: stripes }[layer.material] ?? '';
    return paintLayer(layer, id, sitter, plate, over);
  });

  // Light from behind shows only near the outline, not in folds inside it.
  const edge = blur(blur(solid, 4), 3);
  const rim = fieldOf(
    width,
    height,
    (q) => plate.rim.values[q]! * clamp((0.97 - edge.values[q]!) * 3.2, 0, 1),
  );
  const softRim = blur(rim, 1);
  const rimShapes = [0.22, 0.4, 0.6].map((level) => {
    const path = contour(softRim, level, PIXEL, 8, 0.35);
    return path && `<path d="${path}" fill="${hex(mood.rim)}" opacity=".12"/>`;
  });

  const right = sitter.light.azimuth > 0;
  const { defs, wall, glow } = room(id, chance, mood, sitter.set, right, [camera.x, camera.y]);
  const vignette = radial(
    `${id}v`,
    [
      [0.5, '#000', 0],
      [1, '#0a0706', 0.34],
    ],
    'cx=".5" cy=".42" r=".78"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${body.map((layer) => layer.defs).join('')}${defs}${grain(id, 0.82)}${vignette}<clipPath id="${id}f"><path d="${silhouette}"/></clipPath></defs>${wall}<path d="${silhouette}" transform="translate(${right ? -9 : 9} 5)" fill="#080506" opacity=".34" style="filter:blur(14px)"/><g style="filter:blur(.3px)">${body.map((layer) => layer.svg).join('')}</g><g clip-path="url(#${id}f)" style="mix-blend-mode:screen;filter:blur(.7px)">${rimShapes.join('')}</g>${glow}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}v)"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${id}g)" opacity=".14" style="mix-blend-mode:soft-light"/></svg>`;
};
