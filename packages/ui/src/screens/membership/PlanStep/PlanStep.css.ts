import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../../theme/scale.ts';

/** The benefits are beside the prices if the window is wide enough. */
export const step = style({
  display: 'grid',
  gap: `${space[6]} ${space[12]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
});

export const people = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const avatars = style({ display: 'flex', flex: 'none' });

/** Each overlaps the previous one, with an outline in the background colour of the dialog. */
export const avatar = style({
  objectFit: 'cover',
  boxShadow: `0 0 0 2px ${color.surface.overlay}`,
  selectors: { '&:not(:first-child)': { marginInlineStart: `-${space[3]}` } },
});

export const benefits = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('lg')]: { gap: space[4] } },
});

export const benefit = style({ display: 'flex', gap: space[3], lineHeight: lineHeight.snug });

export const benefitMark = style({ flex: 'none', marginTop: '3px', color: color.precious.text });
