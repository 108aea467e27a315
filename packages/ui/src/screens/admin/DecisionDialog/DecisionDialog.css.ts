import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/scale.ts';

const narrow = '(max-width: 479.98px)';

export const close = style({ position: 'absolute', top: space[3], insetInlineEnd: space[3] });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: space[5],
  '@media': { [narrow]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: space[4] } },
});

export const facts = style({
  marginBlockStart: space[2],
  '@media': { [narrow]: { display: 'none' } },
});

// Doubled, because the list's own styles may load later.
globalStyle(`${facts}${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: '5px',
  fontSize: fontSize.sm,
});
globalStyle(`${facts}${facts} > div > dd`, { textAlign: 'start' });
