import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontWeight, radius } from '../../theme/scale.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.surface.hover,
  color: color.text.body,
  boxShadow: `inset 0 0 0 1px ${color.line.subtle}`,
  fontWeight: fontWeight.medium,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
});

export const picture = style({ width: '100%', height: '100%' });
