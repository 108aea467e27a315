import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';

const place = style({ display: 'grid', gridTemplateRows: '1fr auto', minWidth: 0 });

/** On a phone, which a dialog fills, steps may be as high as they are. */
const inWideWindows = (minHeight: string) => ({ '@media': { [from('sm')]: { minHeight } } });

export const places = styleVariants({
  message: [place, { minHeight: '300px' }],
  field: [place, inWideWindows('408px')],
  list: [place, inWideWindows('480px')],
  question: [place, inWideWindows('520px')],
});
