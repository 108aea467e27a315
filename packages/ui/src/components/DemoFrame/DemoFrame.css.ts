import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** The bar, and the product in the rest of the window. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  background: color.surface.base,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${color.line.medium}`,
  background: color.surface.overlay,
});

export const notice = style({ flex: 1, '@media': { [below('md')]: { flexBasis: '100%' } } });

/** A row of its own on a phone. */
export const accounts = style({
  flex: '1 1 100%',
  minWidth: 0,
  '@media': { [from('md')]: { flex: '0 0 260px' } },
});

export const stage = style({ position: 'relative', minHeight: 0 });

export const page = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: color.surface.base,
});

/** Covers the product as a page that it has navigated to. */
export const otherPage = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: color.surface.base,
});

export const otherPageHead = style({
  padding: `${space[1]} ${space[4]}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});
