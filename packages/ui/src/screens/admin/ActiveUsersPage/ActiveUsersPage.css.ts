import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/** On a phone the ID has no column, and stands below the name. */
export const idBelow = style({
  display: 'block',
  color: color.text.muted,
  fontSize: fontSize.xs,
  '@media': { [from('md')]: { display: 'none' } },
});

export const table = style({});

// Numbers end where the text of the next column would begin.
globalStyle(`${table} tr > [data-align=end] + *`, {
  '@media': { [from('md')]: { paddingInlineStart: space[10] } },
});

// No column can be sorted, so a card needs no head.
globalStyle(`${table} thead[role] > tr`, {
  '@media': { [below('md')]: { padding: 0, border: 0 } },
});

// Three facts in a line of a card: each is only a few letters long.
globalStyle(`${table} tbody > tr:not([data-spacer]) > td[data-card=field][data-label]`, {
  '@media': { [below('md')]: { width: `calc((100% - 2 * ${space[4]}) / 3)` } },
});

// On a wide phone the first fact would fit beside the name.
globalStyle(`${table} tbody > tr:not([data-spacer]) > td[data-card=title]`, {
  '@media': { [below('md')]: { flexBasis: '60%' } },
});
