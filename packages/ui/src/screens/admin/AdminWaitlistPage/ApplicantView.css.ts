import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space, touchTarget } from '../../../theme/scale.ts';
import { hNumbers } from '../DecisionFields.css.ts';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});

globalStyle(`${strip} > span:first-child`, { flex: 'none' });

export const faces = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  gap: '6px',
  margin: 0,
  padding: space[1],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

globalStyle(`${faces} > li`, { flex: 'none' });

/** The others are faded, so that the current one stands out. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-current=true]': { outline: `2px solid ${color.text.strong}`, outlineOffset: '2px' },
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
      borderRadius: radius.full,
    },
  },
});

globalStyle(`${face}:not([aria-current=true], :hover, :focus-visible) > *`, { opacity: 0.62 });
globalStyle(`${face} > *`, {
  '@media': {
    '(pointer: coarse)': {
      width: `${touchTarget} !important`,
      height: `${touchTarget} !important`,
    },
  },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  paddingBlock: space[5],
  scrollMarginTop: space[20],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.04fr)' },
  },
});

/** What gets the focus is scrolled clear of the decision. WCAG 2.4.11. */
globalStyle(`${details} :is(a, button, h2)`, {
  scrollMarginBlockEnd: '200px',
  '@media': { [below('lg')]: { scrollMarginBlockEnd: '340px' } },
});

/** The large picture decides the height; the small ones scroll beside it. */
export const pictures = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space[3],
  selectors: { '&:not(:has(> div))': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '380px' } },
});

const frame = {
  display: 'block',
  overflow: 'clip',
  padding: 0,
  border: 0,
  background: color.surface.raised,
  cursor: 'pointer',
} as const;

export const large = style({
  ...frame,
  borderRadius: radius.md,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '2px', borderRadius: radius.md } },
});

/** As high as the large picture, whatever their number. */
export const smallOnes = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `calc((100% - ${space[3]}) / 3)`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
});

export const small = style({
  ...frame,
  flex: 'none',
  borderRadius: radius.sm,
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.sm } },
});

/** Stays at the foot of the window, in front of the answers. */
export const dock = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockEnd: space[4],
  display: 'grid',
  gap: `10px ${space[6]}`,
  padding: `14px ${space[5]}`,
  background: color.surface.overlay,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.md,
  // The first one hides the answers below it.
  boxShadow: `0 ${space[4]} 0 ${color.surface.base}, ${color.shadow[2]}`,
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
    [below('lg')]: {
      insetBlockEnd: 0,
      marginInline: 'calc(-1 * clamp(16px, 3vw, 48px))',
      paddingInline: 'clamp(16px, 3vw, 48px)',
      paddingBlockEnd: 'max(14px, env(safe-area-inset-bottom))',
      borderInlineWidth: 0,
      borderRadius: 0,
      boxShadow: color.shadow[2],
    },
    // It would cover most of a phone on its side, and of a window that is zoomed in.
    '(max-height: 599.98px)': { position: 'static', boxShadow: 'none' },
  },
});

// On a phone it stays low: the numbers are one line, and the checkbox is beside the buttons.
const phone = below('sm');
globalStyle(dock, { '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } } });
globalStyle(`${dock} > :has([role=radiogroup])`, { '@media': { [phone]: { flex: '1 1 100%' } } });
globalStyle(`${dock} ${hNumbers}`, {
  '@media': { [phone]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});
globalStyle(`${dock} ${hNumbers} > label:nth-child(n + 6)`, {
  '@media': {
    [phone]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line.subtle}` },
  },
});

globalStyle(`${dock} label`, { fontSize: fontSize.sm });

// Two lines: the choices, as high as each other, and below them the checkbox beside the buttons.
globalStyle(`${dock} > :not(:has([role=radiogroup]))`, { alignSelf: 'center' });
globalStyle(`${dock} ${hNumbers} > label`, {
  '@media': { [`${from('lg')} and (pointer: fine)`]: { height: '34px' } },
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });

globalStyle(actions, { '@media': { [phone]: { flex: '1 1 auto' } } });
globalStyle(`${actions} > button`, {
  '@media': { [below('lg')]: { flex: '1 1 auto' }, [phone]: { paddingInline: space[3] } },
});
