import { createVar, keyframes, style } from '@vanilla-extract/css';

/** The width of the fade at each edge: registered, or it could not be animated. */
const fadeBefore = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeAfter = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

const WIDTH = '32px';

/** A fade shows only at an edge with hidden content. Its timeline is the scroll position. */
const showWhatIsHidden = keyframes({
  from: { vars: { [fadeBefore]: '0px', [fadeAfter]: WIDTH } },
  '20%, 80%': { vars: { [fadeBefore]: WIDTH, [fadeAfter]: WIDTH } },
  to: { vars: { [fadeBefore]: WIDTH, [fadeAfter]: '0px' } },
});

const fade = (direction: 'right' | 'left') =>
  `linear-gradient(to ${direction}, transparent, black ${fadeBefore}, black calc(100% - ${fadeAfter}), transparent)`;

/** A line that is scrolled sideways if its content does not fit, and fades out where it goes on. */
export const scrollFade = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The focused element is scrolled clear of the fade.
  scrollPaddingInline: WIDTH,
  maskImage: fade('right'),
  animation: `${showWhatIsHidden} linear`,
  animationTimeline: 'scroll(self inline)',
  selectors: { '[dir=rtl] &': { maskImage: fade('left') } },
});
