import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, fontWeight, headerHeight, radius, space } from '../../theme/scale.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Above the page, and hidden until it has the keyboard focus. */
export const skipLink = style({
  position: 'fixed',
  zIndex: 20,
  top: space[3],
  insetInlineStart: space[3],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.full,
  background: color.surface.overlay,
  boxShadow: color.shadow[2],
  color: color.text.strong,
  fontWeight: fontWeight.strong,
  opacity: 0,
  transform: 'translateY(-100%)',
  transition: `transform ${duration[2]} ${easing.out}, opacity ${duration[2]}`,
  selectors: { '&:focus': { opacity: 1, transform: 'none', borderRadius: radius.full } },
});

export const main = style({
  flex: '1 0 auto',
  // The footer begins below the window, so that it does not visibly move while a page is loading.
  minHeight: `calc(100svh - ${headerHeight})`,
  // A grid, so that a single section fills a short page; several sections keep their own heights.
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The skip link moves the focus here only to set the reading position, so no ring is shown.
  ':focus-visible': { outline: 'none' },
  selectors: { '&:has(> :only-child)': { alignContent: 'stretch' } },
});
