import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const place = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    paddingBlock: `${space[8]} ${space[16]}`,
    '@media': {
      [below('md')]: { alignContent: 'start', paddingBlock: `${space[6]} ${space[12]}` },
    },
  },
]);

export const column = style({ width: 'min(100%, 560px)' });

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1040 / 450',
  marginBottom: space[5],
  borderRadius: radius.md,
});
