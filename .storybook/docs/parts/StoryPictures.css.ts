import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  duration,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

/** What the story shows, beside its pictures. */
export const story = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  margin: `${space[8]} 0 0`,
  paddingTop: space[6],
  borderTop: `1px solid ${color.line.subtle}`,
  scrollMarginTop: space[8],
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 672px' } },
});

export const caption = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  color: color.text.muted,
});

globalStyle(`${caption} strong`, {
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  color: color.text.strong,
});

/** The states of the inventory that the story shows. */
export const states = style({ fontSize: fontSize.xs });

/** Flex items that grow by their proportions are as tall as each other. */
export const pictures = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[4],
});

export const picture = style({
  display: 'block',
  flexBasis: 0,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface.sunken,
  // A border would change the proportions.
  boxShadow: `0 0 0 1px ${color.line.subtle}`,
  transition: `box-shadow ${duration[2]}`,
  ':hover': { boxShadow: `0 0 0 1px ${color.line.control}` },
  ':focus-visible': { borderRadius: radius.md },
});

globalStyle(`${picture} img`, { display: 'block', width: '100%', height: 'auto' });

/** In place of a picture that is not drawn. */
export const missing = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  fontSize: fontSize.sm,
  color: color.text.muted,
});
