import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

/** Behind the picture of another user, and around it where the shapes differ. */
export const place = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: color.surface.sunken,
});

const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A picture that is whole ends softly, beside or above and below the copy of it. */
export const fits = styleVariants({
  covers: { ...filling, objectFit: 'cover' },
  narrower: {
    ...filling,
    inset: '0 auto',
    left: '50%',
    width: 'auto',
    transform: 'translateX(-50%)',
    maskImage: 'linear-gradient(90deg, transparent, #000 14%, #000 86%, transparent)',
  },
  wider: {
    ...filling,
    inset: 'auto 0',
    top: '50%',
    height: 'auto',
    transform: 'translateY(-50%)',
    maskImage: 'linear-gradient(transparent, #000 14%, #000 86%, transparent)',
  },
  /** The copy: larger than its place, because the blur makes its edges transparent. */
  copy: {
    position: 'absolute',
    inset: '-72px',
    width: 'calc(100% + 144px)',
    height: 'calc(100% + 144px)',
    objectFit: 'cover',
    filter: 'blur(48px) brightness(.6)',
  },
});

export const mirroredVideo = style({ transform: 'scaleX(-1)' });
