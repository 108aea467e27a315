import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, radius, space } from '../../../theme/scale.ts';

export const page = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  minHeight: '100dvh',
  maxWidth: '100%',
  // Leaves space for the header, which is over the picture.
  padding: `112px ${space.gutter} ${space[16]}`,
  overflow: 'hidden',
  '@media': { [from('sm')]: { alignItems: 'center' } },
});

/** Dark in both themes, as the picture is. */
export const background = style({
  position: 'absolute',
  inset: 0,
  background: `oklch(${color.scrim})`,
});

export const picture = style({ width: '100%', height: '100%', opacity: 0.5 });

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `oklch(${color.scrim} / .62)`,
});

export const card = style({
  position: 'relative',
  width: '100%',
  maxWidth: '440px',
  padding: 'clamp(24px, 4vw, 36px)',
  background: color.surface.overlay,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
});

/** The reason for signing in, above all other content of the card. */
export const reasonLine = style({
  display: 'flex',
  gap: space[3],
  marginBottom: space[6],
  paddingBottom: space[5],
  borderBottom: `1px solid ${color.line.subtle}`,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  color: color.text.body,
  overflowWrap: 'anywhere',
});

export const reasonIcon = style({ flex: 'none', color: color.precious.text });

export const reasonTitle = style({ fontWeight: fontWeight.strong, color: color.text.strong });

export const title = style({
  fontSize: fontSize['2xl'],
  // The focus moves here only to set the reading position, so no ring is shown.
  ':focus-visible': { outline: 'none' },
});

export const subtitle = style({
  marginTop: space[2],
  color: color.text.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const content = style({ marginTop: space[6] });

/** Links below the button, each on its own line. */
export const links = style({
  display: 'grid',
  justifyItems: 'start',
  marginTop: space[4],
  fontSize: fontSize.sm,
  color: color.text.muted,
});

/** In the middle of the card, below a drawing. */
export const centered = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '360px',
  textAlign: 'center',
});

export const drawing = style({ marginBottom: space[6] });

export const actions = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  marginTop: space[6],
});
