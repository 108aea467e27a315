import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { duration, radius, space } from '../../theme/scale.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Centered over the page. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  width: 'fit-content',
  maxWidth: `calc(100vw - 2 * ${space[6]})`,
  height: 'fit-content',
  margin: 'auto',
  padding: space[5],
  background: color.surface.overlay,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
});

export const late = style([panel, { animation: `${appear} ${duration[2]} 200ms both` }]);
