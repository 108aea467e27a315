import { style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  duration,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: space[4],
  marginTop: space[8],
});

/** A card that is one link as a whole. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: space[5],
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  color: color.text.muted,
  transition: `border-color ${duration[2]}, background ${duration[2]}`,
  ':hover': { borderColor: color.line.control, background: color.surface.raised },
  ':focus-visible': { borderRadius: radius.md },
});

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const name = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.head,
  lineHeight: 1.2,
  color: color.text.strong,
});

/** A number that describes the card's target. */
export const count = style({
  fontSize: fontSize.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
