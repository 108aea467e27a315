import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/scale.ts';
import { dialogActions, title as dialogTitle } from '../Dialog/Dialog.css.ts';

export const title = style([dialogTitle, { marginBottom: 0, overflowWrap: 'break-word' }]);

export const text = style({ marginTop: space[3], fontSize: fontSize.md, overflowWrap: 'anywhere' });

/** Side by side if both labels fit on a line, else one below the other. */
export const actions = style([
  dialogActions,
  { display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[6] },
]);

export const action = style({ flex: '1 1 auto' });
