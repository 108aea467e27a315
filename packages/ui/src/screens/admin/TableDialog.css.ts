import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** A dialog whose table reaches its edges. Doubled, because the dialog's own styles may load later. */
export const tableDialog = style({
  selectors: { '&&': { padding: 0, overflow: 'clip' } },
});

globalStyle(`${tableDialog}${tableDialog} > h2`, {
  margin: 0,
  padding: `clamp(24px, 4vw, 36px) ${space[16]} ${space[4]} ${space[5]}`,
});

/** The frame of the dialog is the frame of the table. */
export const edgeTable = style({
  selectors: { '&&': { border: 0, borderRadius: 0, background: 'none' } },
});
