/** The member side: deep ink, warm ivory text. Also what a page without a theme gets. */
export const night = {
  scheme: 'dark',
  surface: {
    base: 'oklch(0.172 0.017 288)',
    sunken: 'oklch(0.140 0.015 288)',
    raised: 'oklch(0.212 0.018 288)',
    overlay: 'oklch(0.243 0.019 288)',
    hover: 'oklch(0.285 0.020 288)',
    field: 'oklch(0.140 0.015 288)',
  },
  text: {
    strong: 'oklch(0.955 0.018 85)',
    body: 'oklch(0.87 0.018 82)',
    muted: 'oklch(0.735 0.02 80)',
  },
  line: {
    subtle: 'oklch(0.955 0.02 85 / 0.11)',
    medium: 'oklch(0.955 0.02 85 / 0.22)',
    control: 'oklch(0.56 0.018 75)',
  },
  accent: {
    solid: 'oklch(0.69 0.172 43)',
    hover: 'oklch(0.74 0.16 47)',
    press: 'oklch(0.63 0.17 41)',
    on: 'oklch(0.16 0.03 40)',
    text: 'oklch(0.76 0.14 48)',
    wash: 'oklch(0.69 0.172 43 / 0.14)',
  },
  precious: {
    text: 'oklch(0.84 0.085 86)',
    line: 'oklch(0.84 0.085 86 / 0.45)',
    wash: 'oklch(0.84 0.085 86 / 0.1)',
  },
  status: {
    positive: 'oklch(0.80 0.11 155)',
    positiveWash: 'oklch(0.80 0.11 155 / 0.13)',
    caution: 'oklch(0.84 0.11 85)',
    cautionWash: 'oklch(0.84 0.11 85 / 0.13)',
    negative: 'oklch(0.74 0.145 22)',
    negativeWash: 'oklch(0.74 0.145 22 / 0.14)',
    info: 'oklch(0.79 0.07 240)',
    infoWash: 'oklch(0.79 0.07 240 / 0.13)',
  },
  focus: 'oklch(0.84 0.085 86)',
  scrim: '0.125 0.015 288',
  shadow: {
    1: '0 1px 2px oklch(0.08 0.01 288 / 0.5)',
    2: '0 10px 30px -8px oklch(0.06 0.01 288 / 0.65)',
    3: '0 32px 80px -16px oklch(0.05 0.01 288 / 0.8)',
  },
};

/** A value for every role of the contract. */
export type ThemeColors = typeof night;
