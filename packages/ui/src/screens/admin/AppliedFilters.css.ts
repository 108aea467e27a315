import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget } from '../../theme/scale.ts';

const coarse = '(pointer: coarse)';

/** The group that the filters after it belong to. */
export const lead = style({
  flex: 'none',
  color: color.text.muted,
  fontSize: fontSize.xs,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  '@media': {
    [from('md')]: {
      selectors: { [`& + &:has(> ${lead})`]: { marginInlineStart: space[2] } },
    },
  },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  maxWidth: '100%',
  paddingInlineStart: space[3],
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.full,
  color: color.text.body,
  fontSize: fontSize.sm,
  '@media': { [coarse]: { minHeight: touchTarget } },
});

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text.strong,
  fontWeight: fontWeight.medium,
});

/** As large as its chip, and as a finger on touch devices. */
export const remove = style({
  width: '32px',
  height: '30px',
  '@media': { [coarse]: { width: touchTarget, height: '42px' } },
});
