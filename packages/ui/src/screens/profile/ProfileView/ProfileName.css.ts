import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, letterSpacing, lineHeight, space } from '../../../theme/scale.ts';

/** The badges are at the end of the line of the name, or below it if they do not fit. */
export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  width: '100%',
});

globalStyle(`${nameRow} > :is(h1, h2)`, {
  minWidth: 0,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.head,
  letterSpacing: letterSpacing.display,
  overflowWrap: 'anywhere',
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
