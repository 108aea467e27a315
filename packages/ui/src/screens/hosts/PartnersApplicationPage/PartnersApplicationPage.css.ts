import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const steps = style({ maxWidth: '560px' });

/** A point for each step, joined by a line to the next. */
export const step = style({
  position: 'relative',
  padding: `0 0 ${space[8]} ${space[8]}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '8px',
    width: 11,
    height: 11,
    borderRadius: radius.full,
    border: `1px solid ${color.line.control}`,
    background: color.surface.base,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:first-child::after': {
      borderColor: color.accent.solid,
      background: color.accent.solid,
    },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlock: '12px -12px',
      borderInlineStart: `1px solid ${color.line.medium}`,
    },
  },
});
