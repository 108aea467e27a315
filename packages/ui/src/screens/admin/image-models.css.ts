import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

/** The models of a page, between hairlines. */
export const list = style({ borderTop: `1px solid ${color.line.medium}` });

globalStyle(`${list} > li`, {
  borderBottom: `1px solid ${color.line.subtle}`,
  paddingBlock: space[2],
});

/** The pictures that a model learns from. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: space[2],
});

/** The button that removes a picture, in its corner. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

/** The place of a generated picture. */
export const canvas = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio: '1040 / 450',
  border: `1px dashed ${color.line.medium}`,
  borderRadius: radius.md,
});

export const generated = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
});
