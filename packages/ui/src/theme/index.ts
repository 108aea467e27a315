import './fallback-fonts.css.ts';
import './themes.css.ts';
import './global.css.ts';
// What components are made of, all of it: their own styles stand over it, in whatever order they come.
import './busy.css.ts';
import './content.css.ts';
import './page-title.css.ts';
import './popup.css.ts';
import './pressable.css.ts';
import './spinner.css.ts';
import './visually-hidden.css.ts';

/** The two lights: night for members, day for the host and admin portals. */
export type ThemeName = 'night' | 'day';

export { watchStylesheets } from './failed-stylesheets.ts';
