import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing, radius } from '../../theme/scale.ts';
import { turn } from '../../theme/busy.css.ts';

/** The thumb moves along the line of text, in both text directions. */
export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'start',
  width: '36px',
  paddingInline: '2px',
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.full,
  transition: `background ${duration[1]}, border-color ${duration[1]}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.text.muted },
    '&:focus-visible': { borderRadius: radius.full },
    '&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
    '&:checked:hover': { background: color.accent.hover, borderColor: color.accent.hover },
    '&[aria-invalid=true]:not(:checked)': { borderColor: color.status.negative },
    '&:disabled': { background: color.surface.hover, borderColor: color.line.medium },
    '&::before': {
      content: '',
      width: '14px',
      height: '14px',
      borderRadius: '50%',
      background: color.text.muted,
      transition: `margin ${duration[2]} ${easing.out}`,
    },
    '&:checked::before': { marginInlineStart: '16px', background: color.accent.on },
    '&:checked:disabled::before': { background: color.text.muted },
    '&[aria-busy=true]::before': {
      background: 'none',
      border: `1.5px solid ${color.text.muted}`,
      borderRightColor: 'transparent',
      animation: `${turn} 900ms linear infinite`,
    },
    '&[aria-busy=true]:checked::before': {
      borderColor: color.accent.on,
      borderRightColor: 'transparent',
    },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&::before': { background: 'ButtonText' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
