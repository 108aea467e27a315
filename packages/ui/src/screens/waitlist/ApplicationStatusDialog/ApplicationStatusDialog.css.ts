import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../../theme/scale.ts';

export const subtitle = style({ marginBottom: space[6] });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

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

export const stepTitle = style({
  fontWeight: fontWeight.medium,
  lineHeight: '24px',
  color: color.text.strong,
});

export const stepText = style({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  color: color.text.muted,
});

export const action = style({ marginTop: space[8] });
