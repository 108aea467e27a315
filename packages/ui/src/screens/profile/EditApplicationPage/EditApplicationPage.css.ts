import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(40px, 5vw, 72px) ${space.section}` }]);

export const subtitle = style({ marginTop: space[3], color: color.text.muted });

/** The photos stay visible beside the fields if there is space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginTop: 'clamp(32px, 4vw, 56px)',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 420px) minmax(0, 640px)',
      justifyContent: 'space-between',
      columnGap: space[16],
      alignItems: 'start',
    },
  },
});

export const photos = style({
  '@media': { [from('lg')]: { position: 'sticky', top: '96px', gridRow: '1 / span 2' } },
});

/** The same layout as that of the photos. */
export const photoShapes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const section = style({
  minWidth: 0,
  selectors: {
    '& + &': { paddingTop: space[10], borderTop: `1px solid ${color.line.subtle}` },
  },
});

export const sectionTitle = style({ marginBottom: space[5], fontSize: fontSize.xl });

/** Two columns of fields; a `whole` field spans both. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[4]}`,
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const whole = style({ '@media': { [from('sm')]: { gridColumn: '1 / -1' } } });

export const save = style({
  justifySelf: 'start',
  minWidth: '180px',
  '@media': { [below('sm')]: { width: '100%' } },
});
