import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';

/** On a phone the buttons fill their line. */
export const actions = style({ '@media': { [below('md')]: { width: '100%' } } });

globalStyle(`${actions} > :is(button, a)`, { '@media': { [below('md')]: { flex: '1 1 auto' } } });
