import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';

export const table = style({});

// A day with its time and zone needs a whole line of a card.
globalStyle(`${table} tbody > tr[data-index] > td[data-card=field][data-label]:last-child`, {
  '@media': { [below('md')]: { width: '100%' } },
});
