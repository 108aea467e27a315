import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** As high as the bar of a DataTable with buttons, so that panels and tables look alike. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minHeight: '56px',
  padding: `${space[2]} ${space[5]}`,
  borderBottom: `1px solid ${color.line.subtle}`,
  // Buttons wrap below the title.
  '@media': { [below('md')]: { paddingBlock: space[3], paddingInline: space[4] } },
});
