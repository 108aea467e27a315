import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, radius, space } from '../../theme/scale.ts';

export const cards = style({ display: 'grid', gap: space[2] });

/**
 * The whole card is the press target. The chosen one is ink in the day theme and ivory in the night theme.
 */
export const card = style({
  display: 'flex',
  gap: space[3],
  minHeight: '48px',
  padding: `11px ${space[4]}`,
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.md,
  color: color.text.strong,
  lineHeight: 1.5,
  cursor: 'pointer',
  transition: `border-color ${duration[1]}, box-shadow ${duration[1]}`,
  selectors: {
    '&:hover': { borderColor: color.text.muted },
    '&:has(:checked)': {
      borderColor: color.text.strong,
      boxShadow: `inset 0 0 0 1px ${color.text.strong}`,
    },
    '[aria-invalid=true] > &:not(:has(:checked))': { borderColor: color.status.negative },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      borderColor: color.line.medium,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&:has(:checked:disabled)': {
      borderColor: color.text.muted,
      boxShadow: `inset 0 0 0 1px ${color.text.muted}`,
    },
  },
});

export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: '2px 0',
  border: `1px solid ${color.line.control}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
    '&:checked::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: color.accent.on,
    },
    '&:disabled': { background: color.surface.hover, borderColor: color.line.medium },
    '&:checked:disabled::before': { background: color.text.muted },
  },
  '@media': {
    [forcedColors]: { appearance: 'auto', selectors: { '&:checked::before': { content: 'none' } } },
  },
});

/** If they do not fit side by side, the trailing text is below the label. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  columnGap: space[4],
  rowGap: '2px',
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 160px',
  minWidth: 0,
  alignItems: 'center',
  columnGap: space[2],
});

export const label = style({ overflowWrap: 'anywhere' });

/** Below label and trailing text, in their full width. */
export const description = style({
  flexBasis: '100%',
  minWidth: 0,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  color: color.text.muted,
});

export const trailing = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
