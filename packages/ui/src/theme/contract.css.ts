import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours and shadows by role; each theme sets their values. `scrim` contains the three numbers of an OKLCH
 * colour, so that a picture can be darkened by any amount.
 */
export const color = createGlobalThemeContract(
  {
    scheme: 'scheme',
    surface: {
      base: 'surface-base',
      sunken: 'surface-sunken',
      raised: 'surface-raised',
      overlay: 'surface-overlay',
      hover: 'surface-hover',
      field: 'surface-field',
    },
    text: { strong: 'text-strong', body: 'text-body', muted: 'text-muted' },
    line: { subtle: 'line-subtle', medium: 'line-medium', control: 'line-control' },
    accent: {
      solid: 'accent-solid',
      hover: 'accent-hover',
      press: 'accent-press',
      on: 'accent-on',
      text: 'accent-text',
      wash: 'accent-wash',
    },
    precious: { text: 'precious', line: 'precious-line', wash: 'precious-wash' },
    status: {
      positive: 'status-positive',
      positiveWash: 'status-positive-wash',
      caution: 'status-caution',
      cautionWash: 'status-caution-wash',
      negative: 'status-negative',
      negativeWash: 'status-negative-wash',
      info: 'status-info',
      infoWash: 'status-info-wash',
    },
    focus: 'focus',
    scrim: 'scrim',
    shadow: { 1: 'shadow-1', 2: 'shadow-2', 3: 'shadow-3' },
  },
  (name) => `perigee-${name ?? ''}`,
);
