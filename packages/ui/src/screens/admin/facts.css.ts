import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/scale.ts';

/** Two facts in a line where there is space, never more, each with its term before it. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(220px, 50% - ${space[6]})), 1fr))`,
  columnGap: space[6],
});

// Doubled, because the list's own styles may load later.
globalStyle(`${facts}${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: '7px',
  fontSize: fontSize.sm,
  lineHeight: 1.45,
});

globalStyle(`${facts}${facts} > div > dd`, { textAlign: 'start' });
