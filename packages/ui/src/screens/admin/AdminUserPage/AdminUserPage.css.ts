import { style } from '@vanilla-extract/css';
import { forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

/** The photos, the facts, and the rail with the subscription. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [from('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [from('lg')]: { gridTemplateColumns: '312px minmax(0, 1fr) 280px' },
  },
});

/** Below the facts until there is a column for it. */
export const rail = style({ '@media': { [from('md')]: { gridColumnEnd: -1 } } });

/** Its outline follows the photos when the focus returns here after a decision. */
export const photos = style({ ':focus-visible': { outlineOffset: '4px' } });

export const photoFrame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.surface.raised,
});

export const enlarge = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.md } },
});

/** The state of the photo, over its foot: a press there is one on the photo. */
export const photoState = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${space[3]} ${space[4]}`,
  background: `oklch(${color.scrim} / .84)`,
  color: color.text.body,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: space[2],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const thumbnail = style({
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.sm,
  background: color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&[aria-current=true]': { outline: `2px solid ${color.text.strong}`, outlineOffset: '2px' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current=true]': { outlineColor: 'Highlight' } } },
  },
});

/** A photo, and beside it the reason why it is rejected. */
export const photoAndReason = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
});
