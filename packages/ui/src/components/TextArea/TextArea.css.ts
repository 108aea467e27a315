import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

/** Contains the floating counter. */
export const frame = style({ display: 'flow-root' });

/** Grows with its content; in browsers without support the user resizes it by its corner. */
export const textArea = style([
  control,
  {
    display: 'block',
    minHeight: '108px',
    maxHeight: '320px',
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
  },
]);

/** At the end of the first line of notes, which wraps around it. */
export const counter = style({
  float: 'inline-end',
  marginBlockStart: space[2],
  marginInlineStart: space[4],
  color: color.text.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
