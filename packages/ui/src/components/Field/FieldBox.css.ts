import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { turn } from '../../theme/busy.css.ts';
import { space } from '../../theme/scale.ts';

export const box = style({ position: 'relative' });

const inside = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.text.muted,
});

export const startMark = style([inside, { insetInlineStart: space[4], pointerEvents: 'none' }]);

/** The width of the widest button at the end; a mark is centered in it. */
export const endSlot = style([
  inside,
  { insetInlineEnd: 0, minWidth: '48px', justifyContent: 'center' },
]);

/** For the control: keeps its text clear of a letter, an icon, or the content at the end. */
export const afterLetter = style({ paddingInlineStart: '36px' });
export const afterIcon = style({ paddingInlineStart: '46px' });
export const beforeEnd = style({ paddingInlineEnd: '48px' });

export const busyMark = style({ animation: `${turn} 900ms linear infinite` });
