import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, radius, space } from '../../../theme/scale.ts';

/** A phone can scan it from an arm's length. Pixels. */
export const codeSide = 208;

export const code = style({
  width: codeSide,
  height: codeSide,
  marginTop: space[2],
  borderRadius: radius.md,
});

/** The frame of an expired code, in the size of a code, so that nothing moves. */
export const expiredCode = style([code, { border: `1px dashed ${color.line.medium}` }]);

/** Includes the reserved line below the button. */
export const copyShape = style({
  marginBottom: `calc(${space[2]} + ${fontSize.sm} * ${lineHeight.text})`,
});
