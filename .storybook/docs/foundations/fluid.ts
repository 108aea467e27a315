/** The narrowest window, and one that is wider than any other. */
const WINDOWS = [320, Infinity];

const FLUID = /^clamp\(([\d.]+)(rem|px), (?:([\d.]+)rem \+ )?([\d.]+)vw, ([\d.]+)(?:rem|px)\)$/;
const REM = 16;

/** A CSS length in pixels, for a window width in pixels. Reads the format that theme/scale.ts writes. */
function pixelsAt(length: string, windowWidth: number): number {
  const fluid = FLUID.exec(length);
  if (fluid === null) return Number.parseFloat(length) * (length.endsWith('rem') ? REM : 1);
  const [, least = '', unit, start = '0', growth = '', most = ''] = fluid;
  const toPixels = (count: string) => Number(count) * (unit === 'rem' ? REM : 1);
  const wanted = Number(start) * REM + (Number(growth) / 100) * windowWidth;
  return Math.min(Math.max(wanted, toPixels(least)), toPixels(most));
}

/** '16 px', or '38 to 61 px' for a length that grows with the window. */
export function inPixels(length: string): string {
  const [least, most] = WINDOWS.map((width) => String(Math.round(pixelsAt(length, width))));
  return least === most ? `${least} px` : `${least} to ${most} px`;
}
