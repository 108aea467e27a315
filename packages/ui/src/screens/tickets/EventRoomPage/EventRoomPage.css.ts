import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const grid = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[10],
    paddingBlock: 'clamp(40px, 6vw, 88px)',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
  },
]);

/** The size of the video. */
export const stagePlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'min(64vw, 420px)',
  padding: space[6],
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  background: color.surface.raised,
  textAlign: 'center',
});
