import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, lineHeight, radius, space } from '../../../theme/scale.ts';

/** A phone can scan it from an arm's length. Pixels. */
export const codeSide = 208;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
});

export const subtitle = style({
  display: 'grid',
  justifySelf: 'stretch',
  color: color.text.muted,
});

export const code = style({
  width: codeSide,
  height: codeSide,
  marginTop: space[2],
  borderRadius: radius.md,
});

/** The size of the code, so that nothing moves when the code expires. */
export const expiredCode = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[5],
  width: codeSide,
  height: codeSide,
  marginTop: space[2],
  border: `1px dashed ${color.line.medium}`,
  borderRadius: radius.md,
});

export const time = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.strong,
});

/** Includes the reserved line below the button. */
export const copyShape = style({
  marginBottom: `calc(${space[2]} + ${fontSize.sm} * ${lineHeight.text})`,
});

/** Includes its result, right below the button. */
export const mail = style({ display: 'grid', justifyItems: 'center' });
