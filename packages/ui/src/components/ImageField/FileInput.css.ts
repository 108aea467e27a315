import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

/** Covers its whole container and is invisible: it takes presses and dropped files alike. */
export const fileInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});

/** Around a button that is not one: the input over it takes the presses, and the button shows its focus ring. */
export const behindInput = style({
  position: 'relative',
  display: 'inline-block',
  borderRadius: radius.full,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-busy]': { opacity: 0.6 },
  },
});

/** The place of a picture in a list, and of the marks over it. */
export const place = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.sm,
});

/** The place in the list where one more is added. It shows the focus ring of the input over it. */
export const addPlace = style([
  place,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&:hover': { background: color.surface.hover },
    },
  },
]);

const invitation = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[1],
  border: `1px dashed ${color.line.control}`,
  borderRadius: radius.sm,
  color: color.text.strong,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
});

/** What stands there below the input, in the shape of the pictures. */
export const invitations = styleVariants({
  landscape: [invitation, { aspectRatio: '4 / 3' }],
  portrait: [invitation, { aspectRatio: '380 / 500' }],
});
