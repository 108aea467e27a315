import { clamp, mix } from './numbers.ts';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const channel = (linear: number): string => {
  const v = clamp(linear, 0, 1);
  const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Turns OKLCH values into a hexadecimal sRGB colour; values outside sRGB are clipped. */
export const oklch = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos(radians(hue));
  const b = chroma * Math.sin(radians(hue));
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

/** A tone as a hexadecimal colour, optionally lighter or darker, more or less vivid. */
export const hex = (tone: Tone, lighter = 0, stronger = 0): string =>
  oklch(clamp(tone[0] + lighter, 0, 1), Math.max(0, tone[1] + stronger), tone[2]);

/** Whether a ramp is for skin, which is modelled more than cloth and keeps more of its own colour. */
export type RampOptions = { skin?: boolean };

/**
 * The tones of one material from deep shadow to highlight.
 *
 * Shadows lean to the colour of the room and lights lean to the lamp, which is what makes a figure
 * look as if it stood in its room.
 *
 * @param base the material's own colour
 * @param steps how many tones
 * @param room the colour of the room
 * @param lamp the colour of the light
 * @param options `skin`: see RampOptions
 * @returns `steps` hexadecimal colours, darkest first
 */
export const ramp = (
  base: Tone,
  steps: number,
  room: Tone,
  lamp: Tone,
  { skin = false }: RampOptions = {},
): string[] => {
  // Dark skin needs a wider span than a fixed share of its lightness gives, or a dark face has no
  // modelling left. Pale rooms would turn the shadows of skin grey, so there they tint it less.
  const depth = skin ? clamp(0.62 - base[0], 0, 0.3) : 0;
  const tint = skin && room[0] > 0.42 ? 0.4 : 1;
  const darkest = 0.075 + base[0] * 0.1 + depth * 0.12;
  const lightest = Math.min(0.93, base[0] * 0.95 + 0.15 + depth * 0.6);
  return Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    const lightness = mix(darkest, lightest, t ** 0.92);
    // Lights pale towards white, except on dark skin, which would turn grey before it turns pale.
    const fade = t > 0.85 && !depth ? 1 - (t - 0.85) * 2.4 : 1;
    const body = 0.75 + depth * 1.4 + 0.75 * Math.sin(Math.PI * clamp(t * 0.95 + 0.05, 0, 1));
    const chroma = base[1] * body * fade;
    const hue = base[2] + (t < 0.5 ? -16 * (0.5 - t) * 2 : 14 * (t - 0.5) * 2);
    const toRoom = 0.62 * tint * (1 - t);
    const toLamp = 0.22 * tint * t;
    let a = mix(chroma * Math.cos(radians(hue)), room[1] * Math.cos(radians(room[2])), toRoom);
    let b = mix(chroma * Math.sin(radians(hue)), room[1] * Math.sin(radians(room[2])), toRoom);
    a = mix(a, 0.5 * lamp[1] * Math.cos(radians(lamp[2])), toLamp);
    b = mix(b, 0.5 * lamp[1] * Math.sin(radians(lamp[2])), toLamp);
    return oklch(lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
  });
};
