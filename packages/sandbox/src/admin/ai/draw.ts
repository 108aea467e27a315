import { hashOf } from './hash.ts';
import { encodePng, type Colour } from './png.ts';

const WIDTH = 240;
const HEIGHT = 300;
const SHADES = 64;
const MOST_RIPPLES = 4;

/** A number from 0 to 1 that follows from the text, different for each `salt`. */
const chanceOf = (text: string, salt: string) => hashOf(`${salt} ${text}`) / 2 ** 32;

/** A colour of the colour wheel, of which `turn` (0 to 1) is one full circle. */
function colourAt(turn: number, light: number): Colour {
  const channel = (shift: number) =>
    Math.round(255 * light * (0.5 + 0.5 * Math.cos(2 * Math.PI * (turn + shift))));
  return [channel(0), channel(1 / 3), channel(2 / 3)];
}

function paletteOf(text: string): Colour[] {
  const turn = chanceOf(text, 'colour');
  return Array.from({ length: SHADES }, (_, shade) => {
    const share = shade / (SHADES - 1);
    return colourAt(turn + 0.3 * share, 0.25 + 0.75 * share);
  });
}

/**
 * Draws overlapping ripples whose places and colours follow from the model and the text. The
 * picture does not show what the text describes.
 *
 * @returns a PNG as a data URL
 */
export async function draw(modelId: number, prompt: string): Promise<string> {
  const text = `${modelId} ${prompt}`;
  const ripples = Array.from(
    { length: 2 + Math.floor(chanceOf(text, 'count') * (MOST_RIPPLES - 1)) },
    (_, index) => ({
      x: WIDTH * chanceOf(text, `x${index}`),
      y: HEIGHT * chanceOf(text, `y${index}`),
      length: 12 + 30 * chanceOf(text, `length${index}`),
    }),
  );
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    const waves = ripples.map((ripple) =>
      Math.sin(Math.hypot(x - ripple.x, y - ripple.y) / ripple.length),
    );
    const level = waves.reduce((sum, wave) => sum + wave, 0) / ripples.length;
    return Math.min(SHADES - 1, Math.floor(((level + 1) / 2) * SHADES));
  });
  const png = await encodePng({ width: WIDTH, height: HEIGHT, palette: paletteOf(text), pixels });
  return `data:image/png;base64,${btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))}`;
}
