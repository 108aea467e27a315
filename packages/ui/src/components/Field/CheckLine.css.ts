import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space, touchTarget } from '../../theme/scale.ts';

const LINE_HEIGHT = 24;

/** The whole line is the press target. Its control is beside the first line of the label. */
export const line = style({
  display: 'inline-flex',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: `calc((${touchTarget} - ${LINE_HEIGHT}px) / 2)`,
  color: color.text.strong,
  fontSize: fontSize.md,
  lineHeight: `${LINE_HEIGHT}px`,
  cursor: 'pointer',
  selectors: {
    '&:has(> input:disabled)': { color: color.text.muted, cursor: 'not-allowed' },
    '&:has(> [aria-busy=true])': { cursor: 'progress' },
  },
});

/** Without a visible label, as in a table: a square press target. */
export const bare = style({
  justifyContent: 'center',
  minWidth: '36px',
  '@media': { '(pointer: coarse)': { minWidth: touchTarget } },
});

export const control = style({
  flex: 'none',
  height: '20px',
  margin: `calc((${LINE_HEIGHT}px - 20px) / 2) 0`,
  cursor: 'inherit',
});

/** The notes are below the label, and closer than the padding of the line would put them. */
export const notes = styleVariants({ checkbox: 20, switch: 36 }, (width) => ({
  paddingInlineStart: `calc(${width}px + ${space[3]})`,
  selectors: { '&:has(p)': { marginTop: `calc(-1 * ${space[3]})` } },
}));
