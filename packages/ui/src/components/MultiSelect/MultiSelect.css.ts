import { limits } from '@perigee/domain';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, radius, space, touchTarget } from '../../theme/scale.ts';
import { box } from '../Checkbox/Checkbox.css.ts';

/** What is chosen, and the way back. Keeps its height when the way back leaves. */
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

/** What needs the window's height beside the list: set where both are to fit in the window. */
export const heightAround = createVar();

/** Not lower than three rows and a half, or nobody would find anything in it. */
const fitting = (most: string) =>
  `min(${most}, max(154px, calc(100vh - ${fallbackVar(heightAround, '0px')})))`;

/** The room ends within a row, which says that there is more. */
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
