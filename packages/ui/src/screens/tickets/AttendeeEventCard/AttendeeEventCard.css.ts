import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  space,
} from '../../../theme/scale.ts';

export const whole = style({ height: '100%' });

export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const cover = style({ width: '100%', height: 'auto', aspectRatio: '16 / 8' });

/** Events that are over have a dimmed picture. */
export const over = style([cover, { filter: 'saturate(.35)', opacity: 0.72 }]);

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.accent.text,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const whenOver = style([when, { color: color.text.muted }]);

export const title = style({
  marginBlock: '2px 6px',
  fontSize: fontSize.xl,
  overflowWrap: 'anywhere',
});

export const place = style({
  display: 'flex',
  gap: space[2],
  marginBlockEnd: space[4],
  color: color.text.muted,
  fontSize: fontSize.sm,
});

/** Aligned with the first line of a place that needs two. */
globalStyle(`${place} svg`, { flex: 'none', marginBlockStart: '3px' });

export const placeName = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** At the bottom of the card, for a title of any length. */
export const moment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${color.line.subtle}`,
  paddingBlockStart: space[4],
});

export const caption = style({
  color: color.text.muted,
  fontSize: fontSize['2xs'],
  fontWeight: fontWeight.medium,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
});

export const figure = style({
  display: 'block',
  color: color.text.strong,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
  lineHeight: lineHeight.head,
});

/** The height of a caption with its figure, so that the cards of a row are aligned. */
export const started = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: `calc(${fontSize['2xs']} * ${lineHeight.text} + ${fontSize.xl} * ${lineHeight.head})`,
});

/** The text of an event that has started: one line of text, not a figure. */
export const startedFigure = style([
  figure,
  {
    fontSize: fontSize.lg,
    color: color.accent.text,
    // Its text is on the baseline of the figures.
    '::before': { content: '', fontSize: fontSize.xl },
  },
]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[2],
  minHeight: '44px',
});

export const ticket = style({ fontSize: fontSize.sm });
