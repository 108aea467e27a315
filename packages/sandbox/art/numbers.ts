/** Keeps a value between two bounds. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The value that lies `t` of the way from `a` to `b`. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A coordinate for SVG: one decimal is below what the eye sees and keeps the text short. */
export const short = (value: number): string => (Math.round(value * 10) / 10).toString();
