import type { ThemeColors } from './night.ts';

/** The host and admin portals: ivory paper, ink text, the same ember. */
export const day: ThemeColors = {
  scheme: 'light',
  surface: {
    base: 'oklch(0.972 0.011 85)',
    sunken: 'oklch(0.945 0.014 83)',
    raised: 'oklch(0.992 0.005 85)',
    overlay: 'oklch(0.996 0.003 85)',
    hover: 'oklch(0.955 0.014 83)',
    field: 'oklch(0.992 0.005 85)',
  },
  text: {
    strong: 'oklch(0.215 0.022 288)',
    body: 'oklch(0.33 0.02 288)',
    muted: 'oklch(0.475 0.018 288)',
  },
  line: {
    subtle: 'oklch(0.215 0.022 288 / 0.11)',
    medium: 'oklch(0.215 0.022 288 / 0.22)',
    control: 'oklch(0.60 0.018 75)',
  },
  accent: {
    solid: 'oklch(0.69 0.172 43)',
    hover: 'oklch(0.65 0.172 42)',
    press: 'oklch(0.61 0.17 41)',
    on: 'oklch(0.16 0.03 40)',
    text: 'oklch(0.51 0.15 40)',
    wash: 'oklch(0.69 0.172 43 / 0.13)',
  },
  precious: {
    text: 'oklch(0.50 0.085 76)',
    line: 'oklch(0.62 0.09 80 / 0.5)',
    wash: 'oklch(0.80 0.10 84 / 0.2)',
  },
  status: {
    positive: 'oklch(0.45 0.095 155)',
    positiveWash: 'oklch(0.62 0.12 155 / 0.15)',
    caution: 'oklch(0.47 0.09 72)',
    cautionWash: 'oklch(0.80 0.13 82 / 0.24)',
    negative: 'oklch(0.49 0.165 25)',
    negativeWash: 'oklch(0.60 0.18 25 / 0.12)',
    info: 'oklch(0.46 0.085 245)',
    infoWash: 'oklch(0.60 0.09 245 / 0.13)',
  },
  focus: 'oklch(0.51 0.15 40)',
  scrim: '0.125 0.015 288',
  shadow: {
    1: '0 1px 2px oklch(0.3 0.03 70 / 0.10)',
    2: '0 10px 28px -10px oklch(0.3 0.03 70 / 0.22)',
    3: '0 32px 72px -18px oklch(0.3 0.03 70 / 0.34)',
  },
};
