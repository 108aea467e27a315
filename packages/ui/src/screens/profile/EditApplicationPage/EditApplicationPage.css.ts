import { style } from '@vanilla-extract/css';
import { section as setLabel } from '../../../components/Wizard/Wizard.css.ts';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontFamily, space, touchTarget } from '../../../theme/scale.ts';

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

export const setTitle = style([setLabel, { fontFamily: fontFamily.text }]);

/** Label, answer and pencil; the answer is below its label if both would be narrow. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: "'label pencil' 'answer pencil'",
  alignItems: 'center',
  columnGap: space[4],
  width: '100%',
  minHeight: touchTarget,
  paddingBlock: space[3],
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  background: 'none',
  color: color.text.muted,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${duration[1]}`,
  ':hover': { borderColor: color.line.control, color: color.text.strong },
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
      gridTemplateAreas: "'label answer pencil'",
    },
  },
});

export const answer = style({ gridArea: 'answer' });

export const pencil = style({ gridArea: 'pencil' });
