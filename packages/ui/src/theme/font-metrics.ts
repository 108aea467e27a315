/**
 * Sizes of our fonts and of the system fonts that replace them until they are loaded, in units of each font's em;
 * `xWidthAvg` is the mean width of a Latin letter in a text. Copied from `@capsizecss/metrics` 4.3.0 (MIT), which
 * has 29,600 files, more than a quarter of all that an installation would write.
 */
const metrics = (
  familyName: string,
  unitsPerEm: number,
  sizes: { ascent: number; descent: number; lineGap: number; xWidthAvg: number },
) => ({ familyName, unitsPerEm, ...sizes });

export type FontMetrics = ReturnType<typeof metrics>;

export const geist = metrics('Geist', 1000, {
  ascent: 1005,
  descent: -295,
  lineGap: 0,
  xWidthAvg: 467,
});
export const fraunces = metrics('Fraunces', 2000, {
  ascent: 1956,
  descent: -510,
  lineGap: 0,
  xWidthAvg: 938,
});

export const arial = metrics('Arial', 2048, {
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xWidthAvg: 913,
});
export const roboto = metrics('Roboto', 2048, {
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  xWidthAvg: 911,
});
export const georgia = metrics('Georgia', 2048, {
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  xWidthAvg: 913,
});
export const timesNewRoman = metrics('Times New Roman', 2048, {
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  xWidthAvg: 832,
});
export const notoSerif = metrics('Noto Serif', 1000, {
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  xWidthAvg: 481,
});
