import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

export const box = style({ position: 'relative' });

export const prefixMark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[4],
  display: 'grid',
  alignContent: 'center',
  color: color.text.muted,
  pointerEvents: 'none',
});

export const afterPrefix = style({ paddingInlineStart: '36px' });
