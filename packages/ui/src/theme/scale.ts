/** The common part of both themes: space, type, corners and motion. Values in CSS. */

/** Steps of 4 px. The key is the number of steps. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
  32: '128px',
  gutter: 'clamp(20px, 4.6vw, 64px)',
  section: 'clamp(72px, 10vw, 144px)',
} as const;

/** Sizes from 'xl' up grow with the window between 320 and 1280 px. */
export const fontSize = {
  '2xs': '0.6875rem',
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  xl: 'clamp(1.25rem, 1.17rem + 0.42vw, 1.5rem)',
  '2xl': 'clamp(1.5rem, 1.33rem + 0.84vw, 2rem)',
  '3xl': 'clamp(1.875rem, 1.54rem + 1.67vw, 2.875rem)',
  '4xl': 'clamp(2.375rem, 1.83rem + 2.71vw, 4rem)',
  hero: 'clamp(2.875rem, 1.67rem + 6vw, 6.5rem)',
} as const;

/** Each font, and its fallbacks until it has loaded: see fallback-fonts.css.ts. */
export const fontFamily = {
  display:
    "'Fraunces', 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', 'Fraunces Fallback Noto', serif",
  text: "'Geist', 'Geist Fallback Arial', 'Geist Fallback Roboto', system-ui, sans-serif",
} as const;

export const fontWeight = { display: 360, head: 420, text: 400, medium: 500, strong: 560 } as const;

export const lineHeight = { tight: 1.02, head: 1.12, snug: 1.35, text: 1.6, loose: 1.9 } as const;

/**
 * The maximum width of a text: 34, 40, 44 and 68 digits of our font. In em, because the width of a digit
 * (`ch`) differs until the font has loaded.
 */
export const measure = {
  xs: '20.3em',
  sm: '23.9em',
  md: '26.3em',
  lg: '40.6em',
} as const;

export const letterSpacing = { display: '-0.028em', head: '-0.016em', caps: '0.11em' } as const;

export const radius = { sm: '4px', md: '10px', full: '999px' } as const;

export const duration = { 1: '120ms', 2: '200ms', 3: '320ms', 4: '450ms' } as const;

export const easing = {
  out: 'cubic-bezier(.2, .7, .2, 1)',
  orbit: 'cubic-bezier(.45, .05, .35, 1)',
} as const;

/** Icons in pixels: `sm` within text, `md` on their own. Their lines are as thin as the orbits. */
export const iconSize = { sm: 16, md: 20 } as const;
export const iconStroke = 1.5;

/** The minimum side of a touch target. */
export const touchTarget = '44px';

export const contentWidth = '1328px';

/** Of pages with large tables. */
export const wideContentWidth = '1480px';

/** The height that pages below a transparent header leave free at the top. */
export const headerHeight = '76px';
