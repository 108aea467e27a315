import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';

/** A thin line connects each step with the next. */
export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  paddingBottom: space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '28px 4px',
      insetInlineStart: '11.5px',
      width: 1,
      background: color.line.medium,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1px solid ${color.line.control}`,
  borderRadius: '50%',
  selectors: {
    '&[data-done]': {
      borderColor: color.precious.line,
      background: color.precious.wash,
      color: color.precious.text,
    },
  },
});
