import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { turn } from '../../theme/keyframes.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
  touchTarget,
} from '../../theme/scale.ts';

/** What is written on the button, and the ring that stands there while it is busy. */
const ink = createVar();

const hovered = '&:hover:not(:disabled, [aria-busy])';
const pressed = '&:active:not(:disabled, [aria-busy])';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlock: space[2],
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: 'none',
  color: ink,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
  letterSpacing: '-0.003em',
  textAlign: 'center',
  cursor: 'pointer',
  transition: ['background', 'border-color', 'color', 'transform']
    .map((property) => `${property} ${duration[1]} ${easing.out}`)
    .join(', '),
  selectors: {
    [pressed]: { transform: 'translateY(1px)' },
    '&:focus-visible': { borderRadius: radius.full },
    '&:disabled:not([aria-busy])': {
      vars: { [ink]: color.text.muted },
      background: color.surface.hover,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    // The label keeps its place while busy, so that the button keeps its width.
    '&[aria-busy]': { color: 'transparent', transition: 'none', cursor: 'default' },
    '&[aria-busy]::after': {
      content: '',
      position: 'absolute',
      width: 18,
      height: 18,
      border: `1.5px solid ${ink}`,
      borderRightColor: 'transparent',
      borderRadius: radius.full,
      animation: `${turn} 900ms linear infinite`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        // Or the system would write the label over the ring.
        '&[aria-busy]': {
          forcedColorAdjust: 'none',
          vars: { [ink]: 'ButtonText' },
          background: 'ButtonFace',
          borderColor: 'ButtonBorder',
        },
      },
    },
  },
});

export const size = styleVariants({
  small: {
    minHeight: '36px',
    paddingInline: space[4],
    fontSize: fontSize.sm,
    '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
  },
  medium: { minHeight: '48px', paddingInline: space[6], fontSize: '0.9375rem' },
  large: { minHeight: '56px', paddingInline: space[8], fontSize: fontSize.md },
});

export const variant = styleVariants({
  solid: {
    vars: { [ink]: color.accent.on },
    background: color.accent.solid,
    selectors: {
      [hovered]: { background: color.accent.hover },
      [pressed]: { background: color.accent.press },
    },
  },
  outline: {
    vars: { [ink]: color.text.strong },
    borderColor: color.line.control,
    selectors: { [hovered]: { background: color.surface.hover } },
  },
  quiet: {
    vars: { [ink]: color.text.body },
    selectors: {
      [hovered]: { vars: { [ink]: color.text.strong }, background: color.surface.hover },
      [`${size.medium}&`]: { paddingInline: space[3] },
    },
  },
  precious: {
    vars: { [ink]: color.precious.text },
    borderColor: color.precious.line,
    background: color.precious.wash,
    selectors: { [hovered]: { borderColor: color.precious.text } },
  },
  danger: {
    vars: { [ink]: color.status.negative },
    borderColor: ink,
    selectors: { [hovered]: { background: color.status.negativeWash } },
  },
});

export const capitals = style({ letterSpacing: '0.06em', fontSize: fontSize.sm });

export const block = style({ width: '100%' });
