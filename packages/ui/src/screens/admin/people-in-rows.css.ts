import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight } from '../../theme/scale.ts';

/** A picture, and two lines beside it. */
export const person = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const names = style({ display: 'grid', minWidth: 0, lineHeight: 1.25 });

/** A whole column of names would be too many lines: the line appears when the name is pointed at. */
export const link = style({
  color: color.text.strong,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  // Its whole height can be touched, although the name is one line.
  '@media': { '(pointer: coarse)': { paddingBlock: '12px' } },
});

export const id = style({
  marginInlineStart: '2px',
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.text,
});
