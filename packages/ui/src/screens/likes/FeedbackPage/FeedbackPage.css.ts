import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';

/** The picture is beside the text if it fits, otherwise above it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'clamp(24px, 5vw, 72px)',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)' } },
});

export const portrait = style({ maxWidth: '380px' });
