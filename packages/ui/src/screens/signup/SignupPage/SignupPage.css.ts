import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** On a phone its background hides the orbits, which would cross the text. */
export const formArea = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: color.surface.base,
  '@media': { [from('sm')]: { background: 'none' } },
});

export const top = style({ padding: `${space[5]} ${space.gutter}` });

/** At the top, so that the back button keeps its place from step to step. */
export const place = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: `${space[2]} ${space.gutter} ${space[12]}`,
  '@media': {
    [from('sm')]: { paddingBlock: `${space[6]} ${space[16]}` },
    [from('lg')]: { paddingTop: 'clamp(24px, 12vh, 128px)' },
  },
});
