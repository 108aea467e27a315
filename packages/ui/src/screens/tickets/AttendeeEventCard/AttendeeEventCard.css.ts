import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontSize, lineHeight, space, touchTarget } from '../../../theme/scale.ts';

/** As high as its row, with its parts one below the other. */
export const card = style({ display: 'flex', flexDirection: 'column', height: '100%' });

/** Events that are over have a dimmed picture. */
export const over = style({ filter: 'saturate(.35)', opacity: 0.72 });

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});

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

/** The height of a caption with its figure, so that the cards of a row are aligned. */
export const started = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: `calc(${fontSize['2xs']} * ${lineHeight.text} + ${fontSize.xl} * ${lineHeight.head})`,
});

/** A text of one line, on the baseline of the figures of the other cards. */
export const startedFigure = style({ '::before': { content: '', fontSize: fontSize.xl } });

export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.muted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  transition: `color ${duration[2]}`,
  selectors: { '&:hover, &[data-popup-open]': { color: color.text.strong } },
});
