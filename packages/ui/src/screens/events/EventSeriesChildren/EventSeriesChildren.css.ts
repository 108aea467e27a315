import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, space, touchTarget } from '../../../theme/scale.ts';

export const heading = style({ marginBlockEnd: space[3], fontSize: fontSize.xl });

export const rows = style({ borderBlockEnd: `1px solid ${color.line.subtle}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line.subtle}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background ${duration[2]}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    // The evening whose page this is.
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[3],
      insetInlineStart: `calc(-1 * ${space[3]})`,
      width: 2,
      background: color.accent.text,
    },
  },
});

export const day = style({ color: color.text.strong });

export const time = style({ color: color.text.muted });

export const action = style({ textAlign: 'end', color: color.text.muted });

export const open = style({ color: color.text.strong, fontWeight: fontWeight.medium });

/** The evening that the page's button is about. */
export const offered = style([open, { color: color.accent.text }]);
