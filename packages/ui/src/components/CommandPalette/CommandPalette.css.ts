import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { item } from '../../theme/popup.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/** Near the top, so that the field stays where it is while the list changes its length. */
export const palette = style({
  // Doubled, because the styles of the dialog may load later.
  selectors: { '&&': { marginBlockStart: '12vh', padding: space[3] } },
});

export const list = style({
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlockStart: space[2],
});

export const groupName = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});

export const command = style([item, { justifyContent: 'start', gap: space[3] }]);

export const commandLabel = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const nothing = style({
  padding: `${space[4]} ${space[3]}`,
  color: color.text.muted,
  fontSize: fontSize.sm,
});
