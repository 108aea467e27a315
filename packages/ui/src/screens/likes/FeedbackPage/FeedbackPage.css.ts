import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { space } from '../../../theme/scale.ts';
import { stickyFoot } from '../../../theme/sticky-foot.css.ts';

/** The picture is beside the text if it fits, otherwise above it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(24px, 5vw, 72px)',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)' } },
});

/** Above the text it leaves a low window enough space for the words of the like. */
export const portrait = style({
  maxWidth: '380px',
  '@media': { [below('md')]: { width: 'max(112px, calc((100svh - 460px) * 380 / 500))' } },
});

export const foot = style([
  stickyFoot.base,
  { '@media': { [from('md')]: { paddingBlockStart: space[6] } } },
]);
