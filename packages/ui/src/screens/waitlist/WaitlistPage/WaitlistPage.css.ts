import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontFamily, space } from '../../../theme/scale.ts';

export const grid = style([
  content,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[10],
    paddingBlock: 'clamp(48px, 7vw, 104px)',
    overflow: 'hidden',
    '@media': { [from('lg')]: { gridTemplateColumns: '1.1fr 1fr' } },
  },
]);

/** As large as the dial around it allows. */
export const figure = style({
  marginTop: space[1],
  color: color.text.strong,
  fontFamily: fontFamily.display,
  fontSize: 'clamp(2.75rem, 17.5cqi, 6rem)',
  fontWeight: 330,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-figures=many]': { fontSize: 'clamp(1.75rem, 11.5cqi, 3.75rem)' } },
});
