import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontFamily, fontWeight, radius, space } from '../../theme/scale.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.full,
  selectors: { '&:disabled': { borderColor: color.line.medium } },
});

export const step = style({
  width: '46px',
  height: '46px',
  selectors: {
    '&:not(:disabled)': { color: color.text.strong },
    '&[aria-disabled=true]:not(:disabled), &[aria-disabled=true]:not(:disabled):hover': {
      color: color.text.muted,
      background: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-disabled=true]:active:not(:disabled)': { transform: 'none' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-disabled=true]:not(:disabled)': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const count = style({
  minWidth: '56px',
  paddingInline: space[2],
  textAlign: 'center',
  fontFamily: fontFamily.display,
  fontSize: '1.5rem',
  fontWeight: fontWeight.head,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.precious.text,
  selectors: { ':disabled > &': { color: color.text.muted } },
});
