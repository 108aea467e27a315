import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** The two members, each in an orbit. */
export const pair = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  paddingBlockStart: space[4],
  overflow: 'clip',
});

/** Behind the pictures. */
export const orbits = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineStart: '50%',
  width: '380px',
  maxWidth: 'none',
  marginInlineStart: '-190px',
});

/** A ring in the colour of the dialog keeps the orbit off the picture. */
export const picture = style({
  borderRadius: '50%',
  boxShadow: `0 0 0 5px ${color.surface.overlay}`,
});
