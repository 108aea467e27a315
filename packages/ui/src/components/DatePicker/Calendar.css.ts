import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import {
  duration,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
  touchTarget,
} from '../../theme/scale.ts';

const cellHeight = '40px';

export const calendar = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** The caption at the start and the month buttons at the end, above the grid of days. */
const month = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  rowGap: space[2],
});

const caption = style({
  paddingInlineStart: space[2],
  fontFamily: fontFamily.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.head,
  color: color.text.strong,
});

const nav = style({ display: 'flex' });

const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: color.text.body,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: color.surface.hover },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.full },
    '&[aria-disabled=true]': { color: color.line.control, cursor: 'not-allowed' },
  },
});

const chevron = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

const grid = style({
  gridColumn: '1 / -1',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

const weekday = style({
  height: '28px',
  padding: 0,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  color: color.text.muted,
});

const day = style({ padding: 0, textAlign: 'center' });

const dayButton = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: touchTarget,
  height: cellHeight,
  marginInline: 'auto',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: 'none',
  color: color.text.strong,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  transition: `background ${duration[1]}`,
  '@media': {
    '(pointer: coarse)': { height: touchTarget },
    [forcedColors]: { border: 0 },
  },
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface.hover },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.full },
  },
});

const outside = style({});
const disabled = style({});
const today = style({});
const selected = style({});

globalStyle(`${outside} > ${dayButton}`, { color: color.text.muted });

globalStyle(`${disabled} > ${dayButton}`, {
  color: color.line.control,
  cursor: 'not-allowed',
});

/** A point below the number, as on an orbit. */
globalStyle(`${today} > ${dayButton}::after`, {
  content: '',
  position: 'absolute',
  insetBlockEnd: '5px',
  width: '4px',
  height: '4px',
  borderRadius: radius.full,
  background: color.accent.text,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

globalStyle(`${selected} > ${dayButton}, ${selected} > ${dayButton}:hover:not(:disabled)`, {
  background: color.text.strong,
  color: color.surface.base,
  fontWeight: fontWeight.strong,
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

/** Around the point: gold on ivory has too little contrast. */
globalStyle(`${selected} > ${dayButton}:focus-visible`, { outlineOffset: '1px' });

globalStyle(`${selected}${today} > ${dayButton}::after`, { background: 'currentColor' });

/** The class names of the parts of the calendar library. */
export const parts = {
  month,
  month_caption: caption,
  nav,
  button_previous: navButton,
  button_next: navButton,
  chevron,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  outside,
  disabled,
  today,
  selected,
};
