import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontWeight, space } from '../../../theme/scale.ts';

export const ideas = style({
  display: 'grid',
  gap: space[5],
  marginBottom: space[8],
  padding: 0,
  listStyle: 'none',
});

export const idea = style({ display: 'flex', gap: space[4] });

globalStyle(`${idea} > svg`, { flex: 'none', marginTop: 2, color: color.precious.text });

export const ideaTitle = style({ color: color.text.strong, fontWeight: fontWeight.medium });
