import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, space } from '../../../theme/scale.ts';
import { column } from './Conversation.css.ts';

export const typing = style([column, { display: 'block', flex: 'none', height: '32px' }]);

const appear = keyframes({ from: { opacity: 0 } });

export const typingLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '24px',
  color: color.text.muted,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  animation: `${appear} ${duration[2]} ${easing.out}`,
});

export const typingOrbit = style({ flex: 'none', width: '38px', height: '22px' });

export const typingRing = style({
  fill: 'none',
  stroke: color.line.control,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const travel = keyframes({ from: { offsetDistance: '0%' }, to: { offsetDistance: '100%' } });

/** The ellipse of the ring as a path, from its end on the right. Without motion the point rests there. */
export const typingPoint = style({
  fill: color.accent.solid,
  offsetPath: "path('M 35.5 6.9 A 17 7 -14 0 1 2.5 15.1 A 17 7 -14 0 1 35.5 6.9')",
  animation: `${travel} 2600ms linear infinite`,
});
