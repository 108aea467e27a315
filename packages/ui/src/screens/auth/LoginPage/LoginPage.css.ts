import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const page = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  minHeight: '100dvh',
  maxWidth: '100%',
  // Free of the header, which lies over the picture.
  padding: `112px ${space.gutter} ${space[16]}`,
  overflow: 'hidden',
  '@media': { [from('sm')]: { alignItems: 'center' } },
});

/** Dark in both lights, as the picture is. */
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
