import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { fontSize, radius, space, touchTarget } from '../../../theme/scale.ts';

export const page = style([content]);

export const head = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: space[6] },
  variants: { hasBack: { true: { minHeight: '56px' } } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  fontSize: fontSize.sm,
  color: color.text.muted,
  ':hover': { color: color.text.strong },
});

globalStyle(`${back} svg`, { flex: 'none' });
globalStyle(`[dir=rtl] ${back} svg`, { transform: 'scaleX(-1)' });

/** Leaves space for the panel beside the text, down to its button, also in a low window. */
const coverHeight = {
  '@media': { [from('lg')]: { maxHeight: 'max(240px, calc(100svh - 380px))' } },
};

export const hero = style([coverHeight, { overflow: 'hidden', borderRadius: radius.md }]);

export const cover = style([
  coverHeight,
  { width: '100%', height: 'auto', aspectRatio: '1040 / 450' },
]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      gap: 'clamp(48px, 6vw, 96px)',
      paddingBlockEnd: space[20],
    },
  },
});

/** Its sections, with equal gaps between them. */
export const article = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
  paddingBlock: `${space[8]} ${space[12]}`,
});

export const day = style({ color: color.accent.text, fontSize: '0.9375rem' });

export const title = style([
  pageTitle,
  { marginBlockStart: space[1], overflowWrap: 'anywhere', textWrap: 'balance' },
]);
