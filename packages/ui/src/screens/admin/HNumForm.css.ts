import { style } from '@vanilla-extract/css';

export const hNum = style({ width: '84px' });
