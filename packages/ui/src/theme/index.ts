import './fallback-fonts.css.ts';
import './themes.css.ts';
import './global.css.ts';
// All styles that components are composed of: the components' own styles override them, in any load order.
import './busy.css.ts';
import './content.css.ts';
import './popup.css.ts';
import './pressable.css.ts';
import './spinner.css.ts';
import './style-props.css.ts';
import './visually-hidden.css.ts';

/** The two themes: night for members, day for the host and admin portals. */
export type ThemeName = 'night' | 'day';

export { watchStylesheets } from './failed-stylesheets.ts';
