import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontFamily, fontSize, fontWeight, radius, space } from '../../../theme/scale.ts';

export const page = style([content, { paddingBlock: `clamp(40px, 6vw, 88px) ${space.section}` }]);

export const subtitle = style({
  maxWidth: '46ch',
  marginBlockStart: space[4],
  fontSize: fontSize.lg,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(48px, 8vw, 120px)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const part = style({ marginBlockStart: space[12] });

export const partTitle = style({ marginBlockEnd: space[3], fontSize: fontSize.xl });

export const rows = style({ borderBlockEnd: `1px solid ${color.line.subtle}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '64px',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const address = style({
  color: color.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const added = style({ color: color.text.muted, fontSize: fontSize.sm });

export const empty = style({
  paddingBlock: space[4],
  borderBlock: `1px solid ${color.line.subtle}`,
  color: color.text.muted,
});

export const addForm = style({ marginBlockStart: space[6] });

export const balance = style({ marginBlockEnd: space[3], color: color.text.muted });

export const balanceFigure = style({
  color: color.precious.text,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: fontWeight.head,
});

export const reward = style([row, { alignItems: 'start', paddingBlock: space[5] }]);

export const rewardName = style({ fontSize: fontSize.lg });

export const rewardText = style({
  maxWidth: '40ch',
  marginBlockStart: space[1],
  color: color.text.muted,
  fontSize: fontSize.sm,
});

export const rewardEnd = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  gap: space[3],
});

export const price = style({
  color: color.precious.text,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const missing = style({
  color: color.text.muted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space[3],
});

export const nftPicture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: radius.md,
});
