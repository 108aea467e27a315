import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

export const defaultPicture = style({ background: color.surface.raised });

globalStyle(`${defaultPicture} [data-part='body']`, { fill: color.surface.hover });

globalStyle(`${defaultPicture} ellipse`, {
  fill: 'none',
  stroke: color.line.medium,
  vectorEffect: 'non-scaling-stroke',
});
