import { style } from '@vanilla-extract/css';
import { section as setLabel } from '../../../components/Wizard/Wizard.css.ts';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontFamily, fontSize, space, touchTarget } from '../../../theme/scale.ts';
import { sectionTitle } from './EditApplicationPage.css.ts';

export const answers = style({
  marginTop: space[16],
  paddingTop: space[10],
  borderTop: `1px solid ${color.line.subtle}`,
});

export const title = style([sectionTitle, { marginBottom: 0 }]);

export { subtitle } from './EditApplicationPage.css.ts';

export const sets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[16]}`,
  marginTop: space[8],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

export const set = style({ minWidth: 0 });

export const setTitle = style([setLabel, { fontFamily: fontFamily.text }]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

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

export const label = style({ gridArea: 'label', fontSize: fontSize.sm, color: color.text.muted });

export const answer = style({
  gridArea: 'answer',
  color: color.text.strong,
  overflowWrap: 'anywhere',
});

export const missing = style([answer, { color: color.text.muted }]);

export const pencil = style({ gridArea: 'pencil' });
