import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { content } from '../../theme/content.css.ts';
import { duration, fontSize, fontWeight, space, touchTarget } from '../../theme/scale.ts';

export const footer = style({
  width: '100%',
  borderTop: `1px solid ${color.line.subtle}`,
  background: color.surface.base,
  // It begins below the window, where it is neither laid out nor painted until the user comes near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 570px',
  '@media': { [from('lg')]: { containIntrinsicBlockSize: 'auto 390px' } },
});

export const inner = style([content, { paddingBlock: `${space[16]} ${space[8]}` }]);

export const grid = style({
  display: 'grid',
  gap: `${space[10]} ${space[6]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: '3fr 2.1fr' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[10]} ${space[6]}`,
  alignContent: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const columnTitle = style({
  marginBottom: space[2],
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: color.text.muted,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  paddingBlock: space[1],
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: color.text.strong,
  transition: `color ${duration[2]}`,
  ':hover': { color: color.accent.text },
  '@media': { '(pointer: coarse)': { minHeight: touchTarget } },
});

export const promo = style({
  '@media': {
    [from('lg')]: {
      paddingInlineStart: space[10],
      borderInlineStart: `1px solid ${color.line.subtle}`,
    },
  },
});

export const promoTitle = style({ fontSize: fontSize['2xl'] });

export const promoText = style({
  maxWidth: '38ch',
  margin: `${space[3]} 0 ${space[6]}`,
  color: color.text.muted,
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  marginTop: space[12],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line.subtle}`,
  fontSize: fontSize.sm,
  color: color.text.muted,
});
