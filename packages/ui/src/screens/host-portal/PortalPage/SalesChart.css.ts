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

/**
 * A column between the past and the upcoming events: the line, below its label, with the travelling point at its
 * end.
 */
export const today = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  marginTop: '-26px',
  color: color.accent.text,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  lineHeight: 1,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '50%',
    insetBlock: '18px 2.2em',
    borderInlineStart: `1px dashed ${color.line.control}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 3.5px)',
    bottom: 'calc(2.2em - 4px)',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: color.accent.solid,
  },
});
