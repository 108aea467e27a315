import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  radius,
  space,
} from '../../../theme/scale.ts';

const paddingBlock = 'clamp(40px, 6vw, 88px)';

export const grid = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[10],
    paddingBlock,
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
  },
]);

export const failed = style([
  content,
  { display: 'grid', justifyItems: 'center', paddingBlock: `${paddingBlock} ${space.section}` },
]);

export const kicker = style({
  marginBlockEnd: space[3],
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
  color: color.text.muted,
});

export const heading = style([pageTitle, { overflowWrap: 'anywhere' }]);

export const when = style({
  marginBlockStart: space[4],
  color: color.accent.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const place = style({ color: color.text.muted, overflowWrap: 'anywhere' });

export const subtitle = style({
  maxWidth: '44ch',
  marginBlockStart: space[5],
  fontSize: fontSize.lg,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  marginBlockStart: space[8],
});

export const dialPlace = style({ width: '100%', maxWidth: '480px', marginInline: 'auto' });

export const caption = style({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
  color: color.text.muted,
});

export const figure = style({
  color: color.text.strong,
  fontFamily: fontFamily.display,
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
  lineHeight: 1.2,
});

export const cover = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  borderRadius: radius.md,
});

/** The size of the video. */
export const stagePlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'min(64vw, 420px)',
  padding: space[6],
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  background: color.surface.raised,
  textAlign: 'center',
});

export const stageText = style({
  maxWidth: '34ch',
  marginBlockStart: space[6],
  color: color.text.body,
});

export const skeletonWords = style({ display: 'grid', gap: space[4] });
