import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** The header's own hairline shows on scrolled pages only, and this page is not scrolled. */
export const split = style({
  '@media': { [from('md')]: { borderBlockStart: `1px solid ${color.line.subtle}` } },
});

export const columns = style({
  height: '100%',
  '@media': {
    [from('md')]: {
      display: 'grid',
      gridTemplateColumns: '336px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});

/** The list with a conversation beside it, which scrolls by itself. */
export const besides = style({
  '@media': {
    [from('md')]: {
      // The texts for screen readers in its rows are placed within it, not in the page.
      position: 'relative',
      overflowY: 'auto',
      overscrollBehaviorY: 'contain',
      scrollbarWidth: 'thin',
      scrollbarColor: `${color.line.medium} transparent`,
      // Rows and focus rings reach beyond the column, where the scroll container would cut them off.
      marginInlineStart: `calc(${space[6]} * -1)`,
      paddingInline: space[6],
      borderInlineEnd: `1px solid ${color.line.subtle}`,
      // In place of the space below the list of a page.
      selectors: { 'section&': { paddingBlockEnd: space[6] } },
    },
  },
});

/** The conversation fills its place. */
export const conversation = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minHeight: 0,
  '@media': {
    [below('md')]: { height: '100%', marginInline: `calc(${space.gutter} * -1)` },
  },
});

/** One of the two at a time in a narrow window. */
export const wideOnly = style({ '@media': { [below('md')]: { display: 'none' } } });

/** The title of the page while its list, which has it too, is not shown. */
export const narrowOnly = style({ '@media': { [from('md')]: { display: 'none' } } });
