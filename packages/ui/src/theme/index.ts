import './fonts.css';
import './night.css.ts';
import './day.css.ts';
import './global.css.ts';

export { below, breakpoints, from, reducedMotion } from './breakpoints.ts';
export { color } from './contract.css.ts';
export * from './scale.ts';
export { sprinkles } from './sprinkles.css.ts';

/** The two lights: night for members, day for the host and admin portals. */
export type ThemeName = 'night' | 'day';
