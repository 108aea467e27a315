import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { duration, easing } from '../../theme/scale.ts';

const mark = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const tick = mark('m4.5 10.5 3.6 3.6L15.5 6');
const dash = mark('M5 10h10');

const isOn = '&:is(:checked, :indeterminate)';

/** The box itself, without its line. */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  background: color.surface.field,
  border: `1px solid ${color.line.control}`,
  borderRadius: '5px',
  transition: `background ${duration[1]}, border-color ${duration[1]}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.text.muted },
    '&:focus-visible': { borderRadius: '5px' },
    [isOn]: { background: color.accent.solid, borderColor: color.accent.solid },
    [`${isOn}:hover`]: { background: color.accent.hover, borderColor: color.accent.hover },
    '&[aria-invalid=true]': { borderColor: color.status.negative },
    '&:disabled': { background: color.surface.hover, borderColor: color.line.medium },
    '&::before': {
      content: '',
      width: '14px',
      height: '14px',
      background: color.accent.on,
      mask: `${tick} center / contain no-repeat`,
      transform: 'scale(0)',
      transition: `transform ${duration[1]} ${easing.out}`,
    },
    [`${isOn}::before`]: { transform: 'none' },
    '&:indeterminate::before': { maskImage: dash },
    '&:disabled::before': { background: color.text.muted },
  },
  '@media': {
    // The system's own box is clearer in forced colours than a mark that the system would paint over.
    [forcedColors]: {
      appearance: 'auto',
      selectors: { '&:is(input)::before': { content: 'none' } },
    },
  },
});
