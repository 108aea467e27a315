import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { hovered, ink, pressable, pressed } from '../../theme/pressable.css.ts';
import { fontSize, fontWeight, space, touchTarget } from '../../theme/scale.ts';

export const button = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    paddingBlock: space[2],
    fontWeight: fontWeight.strong,
    lineHeight: 1.2,
    letterSpacing: '-0.003em',
    textAlign: 'center',
    selectors: {
      '&:disabled:not([aria-busy])': {
        vars: { [ink]: color.text.muted },
        background: color.surface.hover,
        borderColor: 'transparent',
      },
    },
  },
]);

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

export const blockOnPhones = style({
  '@media': { [below('sm')]: { width: '100%' }, [from('sm')]: { minWidth: '180px' } },
});
