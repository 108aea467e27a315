import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { hovered, ink, pressed } from '../../../theme/pressable.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';
import { column } from './Conversation.css.ts';

export const composer = style([
  column,
  {
    flex: 'none',
    paddingBottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
    '@media': {
      [below('md')]: {
        paddingInline: space[3],
        paddingBottom: `max(${space[3]}, env(safe-area-inset-bottom))`,
      },
    },
  },
]);

/** The words that the message answers. */
export const quoteBar = style({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.accent.solid}`,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

/** From one line to six, which then scroll. */
export const text = style({
  selectors: {
    'textarea&': { minHeight: '48px', maxHeight: 'calc(6 * 1.5em + 24px)', lineHeight: 1.5 },
  },
});

/** The main action of the line, as high as the field beside it. */
export const sendButton = style({
  vars: { [ink]: color.accent.on },
  width: '48px',
  height: '48px',
  background: color.accent.solid,
  selectors: {
    [hovered]: { vars: { [ink]: color.accent.on }, background: color.accent.hover },
    [pressed]: { background: color.accent.press },
    '&:disabled': { background: color.surface.hover },
  },
});

export const note = style({ lineHeight: 1.5 });
