import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { contentWidth, fontSize, space, touchTarget } from '../../theme/scale.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** Three columns, so that the title is in the middle of the window. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  minHeight: '64px',
  padding: `0 max(${space.gutter}, 50% - ${contentWidth} / 2 + ${space.gutter})`,
  borderBottom: `1px solid ${color.line.subtle}`,
  '@media': { [below('md')]: { minHeight: '60px' } },
});

export const back = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[2],
  maxWidth: '100%',
  minHeight: touchTarget,
  color: color.text.body,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  ':hover': { color: color.text.strong },
});

export const backLabel = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const main = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
