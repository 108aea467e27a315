import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  paddingBlock: `${space[5]} ${space[4]}`,
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': {
    [from('lg')]: {
      borderTop: 0,
      borderInlineStart: `1px solid ${color.line.subtle}`,
      paddingBlock: `${space[6]} ${space[5]}`,
      paddingInlineStart: space[10],
    },
  },
});

/** As many equal columns as there are events, also for one alone. */
export const plot = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 72px)',
  flex: 1,
  marginTop: space[8],
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const column = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(140px, 1fr) 2.2em',
  justifyItems: 'center',
  gap: space[1],
  color: color.text.body,
});

/** The outline is all tickets; the sold ones fill it from below. */
export const bar = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '2px',
  width: 'min(14px, 60%)',
  border: `1px solid ${color.line.medium}`,
  overflow: 'hidden',
});

const filled = {
  M: color.text.strong,
  F: color.accent.solid,
  others: color.text.muted,
} as const;

export const segment = styleVariants(filled, (background) => ({
  flex: 'none',
  background,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
}));

/** The square before a label of the legend. */
const square = (background: string, line: string) =>
  ({
    '::before': {
      content: '',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInlineEnd: space[2],
      border: `1px solid ${line}`,
      background,
    },
    '@media': { [forcedColors]: { '::before': { forcedColorAdjust: 'none' } } },
  }) as const;

export const key = styleVariants({
  M: square(filled.M, filled.M),
  F: square(filled.F, filled.F),
  others: square(filled.others, filled.others),
  left: square('transparent', color.line.control),
});

/** The line between the past and the upcoming events, with the travelling point at its end. */
export const today = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: '-26px 2.2em',
  borderInlineStart: `1px dashed ${color.line.control}`,
  color: color.accent.text,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  paddingInlineStart: space[1],
  lineHeight: 1,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-4.5px',
    bottom: '-4px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: color.accent.solid,
  },
});
