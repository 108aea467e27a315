import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, space, touchTarget } from '../../theme/scale.ts';
import { control } from '../Field/Field.css.ts';

const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-expanded=true]': { borderColor: color.text.muted },
      // The arrow of the list: two strokes, which stay visible in forced colors.
      '&::after': {
        content: '',
        flex: 'none',
        width: '7px',
        height: '7px',
        margin: '-4px 3px 0',
        border: `solid ${color.text.muted}`,
        borderWidth: '0 1.5px 1.5px 0',
        transform: 'rotate(45deg)',
      },
    },
  },
]);

export const triggerOf = styleVariants({
  medium: [trigger],
  small: [
    trigger,
    {
      minHeight: '36px',
      paddingBlock: '6px',
      paddingInline: space[3],
      borderRadius: '8px',
      fontSize: fontSize.sm,
      selectors: { '&:focus-visible': { borderRadius: '8px' } },
      '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
    },
  ],
});

export const chosen = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const nothingChosen = style([chosen, { color: color.text.muted }]);
