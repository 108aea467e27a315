import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontWeight, radius } from '../../theme/scale.ts';

export const avatar = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: radius.full,
  background: color.surface.hover,
  verticalAlign: 'middle',
  // Portraits are cropped around the face.
  objectPosition: '50% 25%',
});

/** The fallback of a picture: letters or a silhouette. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: color.text.body,
  boxShadow: `inset 0 0 0 1px ${color.line.subtle}`,
  // The border is the only visible edge in forced colours.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  fontWeight: fontWeight.medium,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
});
