import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

export const meter = style({
  height: 2,
  marginTop: space[5],
  // Leaves space for the point on the line, which must not extend beyond the ends.
  paddingInline: '5px',
  background: color.line.medium,
});

export const meterDone = style({
  position: 'relative',
  height: 2,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '-5px 0',
    background: color.accent.solid,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: -5,
    top: -4,
    width: 10,
    height: 10,
    borderRadius: '50%',
    background: color.accent.solid,
  },
});
