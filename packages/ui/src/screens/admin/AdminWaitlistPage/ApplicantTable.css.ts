import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../../theme/scale.ts';

/** Dense: twelve columns fit in 1200 px. */
export const table = style({});

globalStyle(`${table} > section > table > * > tr > *`, {
  '@media': { [from('md')]: { paddingInline: '7px' } },
});

// A decision paints its own row again, not all of them: a third less of the main thread's time.
globalStyle(`${table} > section > table > tbody > tr`, { isolation: 'isolate' });

globalStyle(`${table} > section > table[aria-busy=true]`, { cursor: 'progress' });

// The row in which the keys act.
globalStyle(`${table} > section > table > tbody > tr:focus-visible`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});

// On a card: the two facts at the end of the line, and below it the two controls side by side.
const CARD = `${table} > section > table[role=table] > tbody > tr:not([data-spacer])`;
const control = `${CARD} > td[data-card=actions]`;
globalStyle(`${CARD} > td[data-card=line-actions][data-label=Card]`, {
  marginInlineStart: `calc(-1 * ${space[1]})`,
});
globalStyle(`${CARD}::before`, { content: '', order: 2, flex: '0 0 100%' });
globalStyle(control, { order: 3, flex: '1 1 0', minWidth: 0 });
globalStyle(`${control}[data-label="H#"]`, { flex: '0 0 84px' });

/** A portrait on a card, where there is space for one. */
export const picture = style({
  flex: 'none',
  '@media': {
    [below('md')]: {
      width: '48px !important',
      height: '60px !important',
      borderRadius: radius.sm,
    },
  },
});

export const name = style({
  justifySelf: 'start',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: fontWeight.medium,
  color: color.text.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const username = style({
  color: color.text.muted,
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
});

export const yesNo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize.sm,
  color: color.text.muted,
  '@media': { [from('md')]: { display: 'flex', justifyContent: 'center' } },
});

export const factLabel = style({ '@media': { [from('md')]: { display: 'none' } } });

export const founding = style({ display: 'flex', justifyContent: 'center' });

export const hNumField = style({ width: '68px', '@media': { [below('md')]: { width: 'auto' } } });

// The row says it in the next cell, where it fits.
globalStyle(`${hNumField} [aria-live]`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** In place of a select while its row is loading. */
export const selectSkeleton = style({});

// A choice changes the text of its field only: without this the browser would lay out the whole table again.
globalStyle(`${table} td :is([role=combobox], ${selectSkeleton})`, {
  contain: 'size layout style',
  minHeight: 'max(36px, 2.25rem)',
  '@media': { '(pointer: coarse)': { minHeight: `max(${touchTarget}, 2.75rem)` } },
});

/** A choice that is not saved yet. */
export const chosen = style({ borderColor: color.text.muted, fontWeight: fontWeight.medium });

export const rowProblem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '5px',
  maxWidth: '220px',
  paddingBlock: '2px',
  lineHeight: 1.35,
  color: color.status.negative,
  fontSize: fontSize.xs,
});

/** The actions of the ticked rows. On a phone they stay at the foot of the window. */
export const saveBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  '@media': {
    [below('md')]: {
      position: 'fixed',
      zIndex: 3,
      insetInline: 0,
      insetBlockEnd: 0,
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
      background: color.surface.overlay,
      borderBlockStart: `1px solid ${color.line.medium}`,
      boxShadow: color.shadow[2],
    },
  },
});

globalStyle(`${saveBar} > button`, { '@media': { [below('md')]: { flex: '1 1 100%' } } });

/** Why the button is disabled, where the summary above the table may be out of sight. */
export const reason = style({
  color: color.text.muted,
  fontSize: fontSize.sm,
  '@media': { [from('md')]: { display: 'none' } },
});

/** Leaves space for the bar at the foot of a phone. */
export const hasSaveBar = style({
  '@media': { [below('md')]: { paddingBlockEnd: '120px' } },
});

globalStyle(`${hasSaveBar} :is(tr, button, input)`, { scrollMarginBlockEnd: '120px' });
