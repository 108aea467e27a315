import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { duration, easing } from '../../theme/scale.ts';

/** The distance that a step slides in: from the end of the line when the user goes forward. */
const distance = createVar();

const comeIn = keyframes({ from: { opacity: 0, transform: `translateX(${distance})` } });

const step = style({
  display: 'grid',
  minWidth: 0,
  animation: `${comeIn} ${duration[2]} ${easing.out}`,
});

const comesFrom = (end: string, endOfRightToLeft: string) => ({
  vars: { [distance]: end },
  selectors: { '[dir=rtl] &': { vars: { [distance]: endOfRightToLeft } } },
});

export const slide = styleVariants({
  forward: [step, comesFrom('12px', '-12px')],
  back: [step, comesFrom('-12px', '12px')],
});
