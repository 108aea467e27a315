import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

/** The title beside its reports; above them in a narrow window. */
export const group = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[6]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.line.medium}`,
  '@media': {
    [from('lg')]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space[6] },
  },
});

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
});

/** Its field is before the button; below the text on a phone. */
export const reportWithSubject = style([
  report,
  {
    gridTemplateColumns: 'minmax(0, 1fr) 200px auto',
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);

export const text = style({
  '@media': {
    [below('md')]: {
      selectors: {
        [`${reportWithSubject} > &`]: { gridColumn: '1 / -1', marginBlockEnd: space[2] },
      },
    },
  },
});

/** Its digits change many times in a second: their width stays. */
export const received = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** As high as the button beside it. */
export const field = style({
  minHeight: '36px',
  paddingBlock: '6px',
  fontSize: fontSize.sm,
  '@media': { '(pointer: coarse)': { minHeight: '44px', fontSize: fontSize.md } },
});

/** Below the button that was pressed. */
export const failure = style({ gridColumn: '1 / -1', justifySelf: 'end' });
