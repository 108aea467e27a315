import { limits } from '@perigee/domain';
import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius, space, touchTarget } from '../../theme/scale.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

/** The summary of the choice and the clear button. Keeps its height when the button disappears. */
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '1.6em',
  marginBottom: space[2],
  fontSize: fontSize.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** At most as high as the window, and at least three and a half rows, or users would not find an option. */
const fitting = (most: string) => `min(${most}, max(154px, 100vh))`;

/** The list ends within a row, which shows that it scrolls. */
export const list = style({
  maxHeight: fitting(`${limits.multiSelectHeight.narrowVh}vh`),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  '@media': { [from('md')]: { maxHeight: fitting(`${limits.multiSelectHeight.widePx}px`) } },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.status.negative },
    '&:not(:has(:enabled))': { borderColor: color.line.medium },
  },
});

export const option = style({
  display: 'flex',
  gap: space[3],
  minHeight: touchTarget,
  padding: `10px ${space[3]}`,
  borderRadius: '6px',
  color: color.text.strong,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(:disabled)': { background: 'none', color: color.text.muted, cursor: 'not-allowed' },
  },
});

export const mark = style([
  box,
  {
    flex: 'none',
    margin: '2px 0',
    cursor: 'inherit',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
]);

export const none = style({ padding: `10px ${space[3]}`, color: color.text.muted });
