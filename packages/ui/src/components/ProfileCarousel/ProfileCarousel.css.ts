import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, fontSize, radius, space } from '../../theme/scale.ts';

/** Dark in both themes, because text is over a picture. */
export const carousel = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: radius.md,
  background: color.surface.raised,
});

export const viewport = style({ overflow: 'hidden' });

export const slides = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const movable = style({
  cursor: 'grab',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
});

export const slide = style({ flex: '0 0 100%', minWidth: 0 });

/** The maximum height of a photo: a higher one is cropped. */
export const photoMaxHeight = createVar();

export const picture = style({
  width: '100%',
  height: 'auto',
  maxHeight: fallbackVar(photoMaxHeight, 'none'),
  aspectRatio: '380 / 500',
});

export const bars = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInline: space[3],
  display: 'flex',
  gap: '6px',
  pointerEvents: 'none',
});

const bar = style({
  flex: 1,
  height: 3,
  borderRadius: radius.full,
  // Visible over a bright picture too.
  boxShadow: `0 0 2px oklch(${color.scrim} / .6)`,
  transition: `background ${duration[2]}`,
});

export const barStates = styleVariants({
  seen: [
    bar,
    {
      background: color.text.strong,
      '@media': { [forcedColors]: { background: 'Highlight' } },
    },
  ],
  unseen: [
    bar,
    {
      background: `color-mix(in oklch, ${color.text.strong} 40%, transparent)`,
      '@media': { [forcedColors]: { background: 'GrayText' } },
    },
  ],
});

const arrow = style({ position: 'absolute', insetBlockStart: 'calc(50% - 22px)' });

export const previousArrow = style([arrow, { insetInlineStart: space[3] }]);

export const nextArrow = style([arrow, { insetInlineEnd: space[3] }]);

/** The arrows point along the line of text. */
globalStyle(`[dir=rtl] ${arrow} svg`, { transform: 'scaleX(-1)' });

export const caption = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[16]} ${space[5]} ${space[5]}`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .9) 70%)`,
  // Lets a swipe reach the photo below.
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
});

globalStyle(`${caption} > *`, { width: '100%', pointerEvents: 'auto' });

globalStyle(`${caption} :is(h1, h2, h3)`, { fontSize: fontSize['3xl'] });
