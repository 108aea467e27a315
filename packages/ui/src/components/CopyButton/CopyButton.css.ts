import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scale.ts';

/** The confirmation stands beside the button, or under it where there is no room. */
export const frame = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // In the middle, where what it stands in has everything in the middle.
  justifyContent: 'inherit',
  gap: `${space[2]} ${space[3]}`,
  maxWidth: '100%',
});

/** Takes no room, nor a gap, before there is something to say. */
export const said = style({ ':empty': { position: 'absolute' } });

export const confirmation = style([said, { fontSize: fontSize.sm, color: color.status.positive }]);

export const byHand = style({ flex: '1 0 100%' });
