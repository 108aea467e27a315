import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { headerHeight } from '../../theme/scale.ts';
import { page } from './PageLayout.css.ts';

/**
 * A page whose parts scroll by themselves in a wide window: it is as high as the window below the header, and has
 * no footer.
 */
export const windowPage = style({
  '@media': { [from('md')]: { height: `calc(100dvh - ${headerHeight})` } },
});

/** A page that takes the place of the header and the footer in a narrow window. */
export const narrowWindowPage = style({ '@media': { [below('md')]: { height: '100dvh' } } });

globalStyle(`${page}:has(${windowPage}) > footer`, {
  '@media': { [from('md')]: { display: 'none' } },
});

globalStyle(`${page}:has(${narrowWindowPage}) > :is(header, footer)`, {
  '@media': { [below('md')]: { display: 'none' } },
});
