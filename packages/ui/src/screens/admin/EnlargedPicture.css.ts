import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

export const enlarged = style({ selectors: { '&&': { maxWidth: 'min(720px, 92vw)' } } });

globalStyle(`${enlarged} img`, {
  maxHeight: '74vh',
  objectFit: 'contain',
  '@media': { [from('md')]: { aspectRatio: 'auto' } },
});
