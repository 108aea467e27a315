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

export const offline = style({ marginBottom: space[3] });

export const quoteBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.accent.solid}`,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

export const quoteWords = style({ display: 'grid', flex: 1, minWidth: 0 });

export const quoteLabel = style({ color: color.text.muted, fontSize: fontSize.xs });

export const quoteText = style({
  overflow: 'hidden',
  color: color.text.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const line = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] });

export const field = style({ flex: 1, minWidth: 0 });

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

const under = { marginTop: space[2], fontSize: fontSize.xs, lineHeight: 1.5 };

export const note = style({
  ...under,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const tooLong = style({ ...under, color: color.status.negative });

/** Phones have no Shift and Enter. */
export const keys = style({
  ...under,
  color: color.text.muted,
  '@media': { [below('md')]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
