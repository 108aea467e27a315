import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, radius, space } from '../../theme/scale.ts';

export const card = style({
  display: 'block',
  minWidth: 0,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  color: color.text.body,
  // Pictures reach the very edge. `clip` instead of `hidden` keeps `position: sticky` working inside.
  overflow: 'clip',
});

export const variants = styleVariants({
  plain: { background: color.surface.raised },
  raised: { background: color.surface.overlay, boxShadow: color.shadow[2] },
});

/** The space around the content. */
export const paddings = styleVariants({
  sm: { padding: space[3] },
  md: { padding: space[5], '@media': { [below('md')]: { padding: space[4] } } },
  lg: { padding: space[6] },
});

/** Hover changes the frame only, so that text keeps its contrast. */
export const linked = style({
  transition: `border-color ${duration[2]}`,
  ':hover': { borderColor: color.line.control },
  ':focus-visible': { borderRadius: radius.md },
});
