import './fonts.css';
import './night.css.ts';
import './day.css.ts';
import './global.css.ts';

/** The two lights: night for members, day for the host and admin portals. */
export type ThemeName = 'night' | 'day';
