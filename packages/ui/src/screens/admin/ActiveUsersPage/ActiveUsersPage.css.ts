import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

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

/** A part of the search form. */
export const group = style({
  minWidth: 0,
  margin: 0,
  marginBlockStart: space[5],
  padding: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

/** Floats, because a legend lies on the border of its fieldset otherwise. */
export const legend = style({
  float: 'left',
  width: '100%',
  padding: `${space[4]} 0 ${space[3]}`,
  color: color.text.strong,
  fontFamily: fontFamily.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
});

export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[4]}`,
});

/** On a phone the two ends of a range need the whole line. */
export const range = style({ '@media': { [below('sm')]: { gridColumn: '1 / -1' } } });

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px',
  color: color.text.muted,
  fontSize: fontSize.xs,
});

/** Half as wide as another field. */
export const end = style({ paddingInlineStart: space[3] });

/** The button that shows the results takes the rest of its line. */
export const show = style({ flex: '1 1 auto' });
