import './fallback-fonts.css.ts';
import './themes.css.ts';
import './global.css.ts';

/** The two lights: night for members, day for the host and admin portals. */
export type ThemeName = 'night' | 'day';
