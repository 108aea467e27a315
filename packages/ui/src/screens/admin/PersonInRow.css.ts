import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: '10px' });

export const names = style({ display: 'grid', minWidth: 0, lineHeight: 1.25 });
