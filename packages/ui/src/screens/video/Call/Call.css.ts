import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';

/** The window. The parts overlap: the picture, which is the first, is behind all of them. */
export const call = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  height: '100dvh',
  // Below this height the controls would cover the rest: the page scrolls.
  minHeight: '420px',
  background: color.surface.sunken,
  color: color.text.body,
  // The focus is here only to set the reading position.
  ':focus-visible': { outline: 'none' },
});

const centred = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
} as const;

/** A drawing and words in the middle: of the free part of the stage, or over the last picture. */
export const middle = styleVariants({
  stage: {
    ...centred,
    padding: `${space[16]} ${space[5]} 124px`,
    '@media': {
      // Above the user's own picture.
      [below('md')]: { alignContent: 'start', paddingTop: '14vh', paddingBottom: '288px' },
    },
  },
  veil: {
    ...centred,
    padding: `${space[6]} ${space[5]} 110px`,
    background: `oklch(${color.scrim} / .74)`,
  },
});

export const head = style({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[5]} ${space[6]} ${space[12]}`,
  background: `linear-gradient(oklch(${color.scrim} / .9), oklch(${color.scrim} / 0))`,
  pointerEvents: 'none',
  '@media': { [below('md')]: { padding: `${space[4]} ${space[4]} ${space[12]}` } },
});

export const headName = style({ flex: 1, display: 'grid', minWidth: 0 });

export const quality = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
});

export const bars = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  flex: 'none',
  gap: '2px',
  height: '14px',
  // Forced colors would hide the bars that are on.
  forcedColorAdjust: 'none',
});

const anyBar = { width: '4px', borderRadius: '1px' };

export const bar = styleVariants({
  good: { ...anyBar, background: color.text.strong },
  weak: { ...anyBar, background: color.status.caution },
  off: { ...anyBar, background: color.line.control },
});

/** As high as the quality beside it. It can be pressed, unlike the head around it. */
export const keysButton = style({ marginBlock: '-6px', pointerEvents: 'auto' });

export const controls = style({
  position: 'absolute',
  inset: 'auto 0 0',
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  gap: space[4],
  padding: `${space[16]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom))`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .9) 62%)`,
  // The gradient reaches beyond the controls, over what can be pressed.
  pointerEvents: 'none',
  '@media': { [below('md')]: { gap: space[2] } },
});

export const notice = style({
  position: 'absolute',
  top: '84px',
  left: '50%',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  width: `min(420px, calc(100% - ${space[8]}))`,
  minHeight: '56px',
  padding: `6px ${space[4]}`,
  border: `1px solid ${color.line.medium}`,
  borderInlineStart: `3px solid ${color.status.caution}`,
  borderRadius: radius.md,
  background: color.surface.overlay,
  color: color.text.strong,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  transform: 'translateX(-50%)',
});
