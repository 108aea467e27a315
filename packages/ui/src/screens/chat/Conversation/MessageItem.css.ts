import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, space } from '../../../theme/scale.ts';

const column = { display: 'flex', flex: 'none', flexDirection: 'column' } as const;

export const item = styleVariants({
  own: { ...column, alignItems: 'flex-end' },
  other: { ...column, alignItems: 'flex-start' },
});

export const groupGap = style({ paddingTop: space[4] });
export const messageGap = style({ paddingTop: '3px' });

/** The day between two hairlines. */
export const day = style({
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
  gap: space[4],
  paddingBottom: space[4],
  color: color.text.muted,
  fontSize: fontSize.xs,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      height: '1px',
      background: color.line.subtle,
    },
  },
});

export const bubble = style({
  maxWidth: 'min(520px, 80%)',
  padding: '9px 14px',
  border: '1px solid transparent',
  borderRadius: radius.md,
  color: color.text.strong,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  transition: `background ${duration[2]} ${easing.out}, border-color ${duration[2]} ${easing.out}`,
  '@media': {
    [below('md')]: { maxWidth: '84%' },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const look = styleVariants({
  other: { background: color.surface.overlay },
  own: {
    background: `linear-gradient(${color.accent.wash}, ${color.accent.wash}) ${color.surface.overlay}`,
    backgroundClip: 'border-box',
  },
  /** Of a match that has ended. */
  ended: { borderColor: color.line.subtle, color: color.text.body },
  /** Not sent yet. */
  pending: { borderColor: color.line.medium, color: color.text.body },
  failed: { borderColor: color.status.negative, color: color.text.body },
});

/** The corners between two messages of a group are small on the side of its user. */
export const joinsPrevious = styleVariants({
  own: { borderStartEndRadius: radius.sm },
  other: { borderStartStartRadius: radius.sm },
});

export const joinsNext = styleVariants({
  own: { borderEndEndRadius: radius.sm },
  other: { borderEndStartRadius: radius.sm },
});

export const text = style({ whiteSpace: 'pre-wrap', textAlign: 'start', textWrap: 'wrap' });

export const quotation = style({
  display: 'grid',
  marginBottom: '6px',
  paddingInlineStart: '10px',
  borderInlineStart: `2px solid ${color.line.control}`,
  color: color.text.body,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  textAlign: 'start',
});

export const quoteText = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  whiteSpace: 'pre-line',
});

const line = {
  display: 'flex',
  alignItems: 'center',
  color: color.text.muted,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
  paddingInline: '2px',
} as const;

export const status = style({
  ...line,
  gap: '5px',
  marginTop: '3px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Its actions have the height of a touch target. */
export const failed = style({
  ...line,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space[4]}`,
  minHeight: '44px',
  fontSize: fontSize.sm,
});

export const notSent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  color: color.status.negative,
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** A message that has just been sent or received. */
export const entering = style({ animation: `${rise} ${duration[2]} ${easing.out}` });
