import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

/** Of the user's own picture, from the edge of the window. */
const top = { top: '84px' };
/** Above the controls. */
const bottom = { bottom: '132px' };
const left = { wide: { left: space[6] }, narrow: { left: space[4] } };
const right = { wide: { right: space[6] }, narrow: { right: space[4] } };

/** Upright on a phone, as its camera is. */
const corner = (row: typeof top | typeof bottom, side: typeof left | typeof right) =>
  ({
    position: 'absolute',
    width: '216px',
    aspectRatio: '16 / 10',
    borderRadius: radius.md,
    ...row,
    ...side.wide,
    '@media': { [below('md')]: { width: '108px', aspectRatio: '3 / 4', ...side.narrow } },
  }) as const;

export const atCorner = styleVariants({
  'top-left': corner(top, left),
  'top-right': corner(top, right),
  'bottom-left': corner(bottom, left),
  'bottom-right': corner(bottom, right),
});

export const ownPicture = style({
  zIndex: 2,
  padding: 0,
  border: `1px solid ${color.line.medium}`,
  overflow: 'hidden',
  background: color.surface.raised,
  boxShadow: color.shadow[2],
  color: color.text.muted,
  cursor: 'grab',
  // A finger that moves the picture must not scroll the page.
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { borderRadius: radius.md },
    '&[data-dragged]': { cursor: 'grabbing' },
  },
});

// What is pressed and moved is the button around it.
globalStyle(`${ownPicture} > video`, { pointerEvents: 'none' });

/** A free corner, while the picture is being moved or can be moved by keys. */
export const spot = style({
  display: 'none',
  border: `1px dashed ${color.line.control}`,
  pointerEvents: 'none',
  selectors: {
    [`${ownPicture}:is(:focus-visible, [data-dragged]) ~ &`]: { display: 'block' },
  },
});

const columns = createVar();
const rows = createVar();
const gap = '8px';

/** For wide windows, by the number of users. */
const wide = { 3: [3, 1], 4: [2, 2], 5: [3, 2], 6: [3, 2] } as const;
/** For upright windows. */
const upright = { 3: [1, 3], 4: [2, 2], 5: [2, 3], 6: [2, 3] } as const;

const shapes = (table: typeof wide | typeof upright) =>
  Object.fromEntries(
    Object.entries(table).map(([count, [across, down]]) => [
      `&[data-count="${count}"]`,
      { vars: { [columns]: String(across), [rows]: String(down) } },
    ]),
  );

/** Between the head and the controls. A last row that is not full is in the middle. */
export const tiles = style({
  position: 'absolute',
  inset: '76px 0 124px',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'center',
  gap,
  margin: 0,
  padding: `0 ${gap}`,
  listStyle: 'none',
  selectors: shapes(wide),
  '@media': { '(max-aspect-ratio: 1/1)': { selectors: shapes(upright) } },
});

const share = (count: string) => `calc((100% - ${gap} * (${count} - 1)) / ${count})`;

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  width: share(columns),
  height: share(rows),
  borderRadius: radius.md,
  background: color.surface.raised,
});

const centred = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
} as const;

/** In place of a picture, in its middle; or over it, when the connection of its user was lost. */
export const overPicture = styleVariants({
  face: centred,
  veil: {
    ...centred,
    background: `oklch(${color.scrim} / .74)`,
    color: color.text.strong,
    fontSize: fontSize.sm,
  },
});

const anyTag = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.sm,
  background: `oklch(${color.scrim} / .9)`,
  color: color.text.strong,
} as const;

/** Whose picture it is: the user's own, which is small, or one in a tile. */
export const tag = styleVariants({
  own: {
    ...anyTag,
    insetInlineStart: '6px',
    bottom: '6px',
    gap: space[1],
    padding: '2px 7px',
    fontSize: fontSize.xs,
    lineHeight: 1.5,
  },
  tile: {
    ...anyTag,
    insetInlineStart: space[2],
    bottom: space[2],
    gap: '6px',
    maxWidth: `calc(100% - ${space[4]})`,
    padding: '3px 8px',
    fontSize: fontSize.sm,
    lineHeight: 1.4,
  },
});
