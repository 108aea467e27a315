import { style } from '@vanilla-extract/css';

export const mirroredVideo = style({ transform: 'scaleX(-1)' });
