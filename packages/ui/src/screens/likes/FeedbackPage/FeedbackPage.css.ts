import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  radius,
  space,
} from '../../../theme/scale.ts';

const paddingBlock = `clamp(32px, 5vw, 72px) ${space.section}`;

export const page = style([content, { paddingBlock }]);

/** The picture is beside the text if it fits, otherwise above it. */
export const grid = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 'clamp(24px, 5vw, 72px)',
    paddingBlock,
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)' } },
  },
]);

export const portrait = style({
  width: '100%',
  maxWidth: '380px',
  height: 'auto',
  aspectRatio: '380 / 500',
  borderRadius: radius.md,
  overflow: 'hidden',
});

export const picture = style({ width: '100%', height: '100%' });

export const kicker = style({
  marginBlockEnd: space[3],
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
});

export const heading = style({
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.display,
  letterSpacing: letterSpacing.display,
  overflowWrap: 'anywhere',
});

export const quote = style({
  maxWidth: '40ch',
  margin: `${space[5]} 0 0`,
  color: color.text.body,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const tokens = style({
  marginBlockStart: space[3],
  color: color.precious.text,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const fields = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '520px',
  marginBlockStart: space[8],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const skeletonWords = style({ display: 'grid', gap: space[5] });
