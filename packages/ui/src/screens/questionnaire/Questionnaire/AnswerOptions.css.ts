import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import {
  duration,
  fontSize,
  lineHeight,
  radius,
  space,
  touchTarget,
} from '../../../theme/scale.ts';

/** The text of the options is aligned with the question; their background extends beyond it. */
const outdent = space[3];

const transition = ['background', 'border-color', 'color']
  .map((property) => `${property} ${duration[1]}`)
  .join(', ');

/** As a chosen chip: ink in the day theme, ivory in the night theme. */
const inverted = {
  background: color.text.strong,
  borderColor: color.text.strong,
  color: color.surface.base,
};

const invertedByTheSystem = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

export const group = styleVariants({
  rows: { display: 'grid', marginInline: `calc(-1 * ${outdent})` },
  chips: { display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[2]}` },
  marks: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[2],
    '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
});

const pressed = style({
  position: 'relative',
  color: color.text.strong,
  cursor: 'pointer',
  transition,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

const inTone = {
  '&:hover': { background: color.surface.hover },
  '&:has(:checked)': inverted,
};

const inForcedColors = {
  '@media': { [forcedColors]: { selectors: { '&:has(:checked)': invertedByTheSystem } } },
};

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.full,
  transition,
});

export const option = styleVariants({
  rows: [
    pressed,
    {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[4],
      minHeight: '54px',
      padding: `${space[3]} ${outdent}`,
      borderRadius: radius.md,
      fontSize: fontSize.lg,
      lineHeight: lineHeight.snug,
      selectors: {
        ...inTone,
        // The hairline between two rows.
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetInline: outdent,
          insetBlockEnd: 0,
          borderBlockEnd: `1px solid ${color.line.subtle}`,
        },
      },
      ...inForcedColors,
    },
  ],
  chips: [
    pressed,
    {
      display: 'inline-flex',
      alignItems: 'center',
      maxWidth: '100%',
      minHeight: touchTarget,
      padding: `${space[2]} ${space[5]}`,
      border: `1px solid ${color.line.control}`,
      borderRadius: '22px',
      lineHeight: lineHeight.snug,
      selectors: inTone,
      ...inForcedColors,
    },
  ],
  marks: [
    pressed,
    {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: space[2],
      paddingBlock: space[2],
      borderRadius: radius.md,
      fontSize: fontSize.sm,
      lineHeight: lineHeight.snug,
      textAlign: 'center',
    },
  ],
});

export const mark = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1px solid ${color.line.control}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&[type=checkbox]': { borderRadius: '5px' },
    '&:focus-visible': { outline: 'none' },
    '&:checked': { borderColor: 'transparent' },
    // A tick in the color of the text.
    '&:checked::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '1px',
      left: '6px',
      width: '6px',
      height: '12px',
      border: 'solid currentColor',
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'rotate(42deg)',
    },
  },
});

globalStyle(`:hover > :not(:checked) ~ ${drawing}`, { background: color.surface.hover });
globalStyle(`:checked ~ ${drawing}`, inverted);
globalStyle(`:checked ~ ${drawing}`, { '@media': { [forcedColors]: invertedByTheSystem } });
