import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
  touchTarget,
} from '../../theme/scale.ts';

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    border: '1px solid transparent',
    borderRadius: radius.full,
    background: 'none',
    color: color.text.strong,
    fontWeight: fontWeight.strong,
    lineHeight: 1.2,
    letterSpacing: '-0.003em',
    textAlign: 'center',
    cursor: 'pointer',
    transition: ['background', 'border-color', 'color', 'transform']
      .map((property) => `${property} ${duration[1]} ${easing.out}`)
      .join(', '),
    selectors: {
      '&:active:not(:disabled)': { transform: 'translateY(1px)' },
      '&:focus-visible': { borderRadius: radius.full },
      '&:disabled:not([aria-busy=true])': {
        background: color.surface.hover,
        borderColor: 'transparent',
        color: color.text.muted,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    variant: {
      solid: {
        background: color.accent.solid,
        color: color.accent.on,
        selectors: {
          '&:hover': { background: color.accent.hover },
          '&:active': { background: color.accent.press },
        },
      },
      outline: {
        borderColor: color.line.control,
        selectors: { '&:hover': { background: color.surface.hover } },
      },
      quiet: {
        color: color.text.body,
        selectors: { '&:hover': { background: color.surface.hover, color: color.text.strong } },
      },
      precious: {
        borderColor: color.precious.line,
        background: color.precious.wash,
        color: color.precious.text,
        selectors: { '&:hover': { borderColor: color.precious.text } },
      },
      danger: {
        borderColor: 'currentColor',
        color: color.status.negative,
        selectors: { '&:hover': { background: color.status.negativeWash } },
      },
    },
    size: {
      small: {
        minHeight: '36px',
        paddingInline: space[4],
        fontSize: fontSize.sm,
        '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
      },
      medium: { minHeight: '48px', paddingInline: space[6], fontSize: '0.9375rem' },
      large: { minHeight: '56px', paddingInline: space[8], fontSize: fontSize.md },
    },
    capitals: { true: { letterSpacing: '0.06em', fontSize: fontSize.sm } },
    block: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { variant: 'quiet', size: 'medium' }, style: { paddingInline: space[3] } },
  ],
  defaultVariants: { variant: 'solid', size: 'medium' },
});

/** The label keeps its place while busy, so that the button keeps its width. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

export const spinner = style({
  position: 'absolute',
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
});
