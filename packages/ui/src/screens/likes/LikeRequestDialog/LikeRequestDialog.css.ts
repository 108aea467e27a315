import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, lineHeight, radius, space } from '../../../theme/scale.ts';

export const photo = style({
  flex: 'none',
  width: 76,
  height: 100,
  objectFit: 'cover',
  borderRadius: radius.sm,
});

/** Room before the focus ring at the end of the words. */
export const person = style({ paddingInlineEnd: space[3] });

/** The icon, not its press area, is aligned with the end of the content. */
export const close = style({ marginInlineEnd: `-${space[3]}` });

export const quote = style({
  minHeight: '4lh',
  maxHeight: '10lh',
  overflowY: 'auto',
  fontFamily: fontFamily.display,
  fontSize: '1.25rem',
  fontWeight: 380,
  lineHeight: lineHeight.snug,
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
