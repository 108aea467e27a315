import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, space } from '../../../theme/scale.ts';

export const panel = style([content, { paddingBottom: 'clamp(48px, 7vw, 104px)' }]);

/** Two equal columns; a single one is at the start of the page. */
export const halves = style({
  display: 'grid',
  gap: space[10],
  paddingTop: space[10],
  borderTop: `1px solid ${color.line.subtle}`,
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr', gap: space[12] } },
});

export const half = style({ minWidth: 0 });

export const title = style({ fontSize: fontSize.xl });

export const text = style({ maxWidth: '40ch', margin: `${space[2]} 0 ${space[5]}` });

export const code = style({
  marginBottom: space[5],
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.caps,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  color: color.precious.text,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[4],
  color: color.text.strong,
  overflowWrap: 'anywhere',
});
