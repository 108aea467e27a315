import { createVar, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

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

export const ownTilePicture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const tileFace = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const tileTag = style({
  position: 'absolute',
  insetInlineStart: space[2],
  bottom: space[2],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: `calc(100% - ${space[4]})`,
  padding: '3px 8px',
  borderRadius: radius.sm,
  background: `oklch(${color.scrim} / .9)`,
  color: color.text.strong,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

export const tileVeil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `oklch(${color.scrim} / .74)`,
  color: color.text.strong,
  fontSize: fontSize.sm,
});
