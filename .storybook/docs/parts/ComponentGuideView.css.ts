import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../packages/ui/src/theme/breakpoints.ts';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import { fontSize, radius, space } from '../../../packages/ui/src/theme/scale.ts';

export const guide = style({
  display: 'grid',
  gap: `${space[10]} ${space[12]}`,
  marginTop: space[12],
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const section = style({
  paddingTop: space[4],
  borderTop: `1px solid ${color.line.medium}`,
});

export const list = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[3],
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

globalStyle(`${section} h2`, { fontSize: fontSize.lg });

globalStyle(`${list} code`, {
  padding: '.1em .35em',
  borderRadius: radius.sm,
  background: color.surface.hover,
  color: color.text.strong,
});

globalStyle(`${list} a`, {
  color: color.text.strong,
  textDecoration: 'underline',
  textDecorationColor: color.line.control,
  textUnderlineOffset: '3px',
});
