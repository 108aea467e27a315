import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontSize, fontWeight, letterSpacing, radius, space } from '../../../theme/scale.ts';
import { heroFont } from './hero-font.css.ts';

/**
 * A light behind the pictures: it warms the dark background of the night theme, and the paper of the day
 * theme.
 */
const lamp = (near: string, far: string) =>
  `radial-gradient(90% 80% at 78% 40%, ${near} 0, ${far} 42%, transparent 78%), ${color.surface.base}`;

export const hero = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: lamp('oklch(0.255 0.05 40)', 'oklch(0.19 0.028 20)'),
  selectors: {
    "[data-theme='day'] &": { background: lamp('oklch(0.91 0.055 58)', 'oklch(0.945 0.03 68)') },
  },
  '@media': { [from('lg')]: { minHeight: 'min(820px, 100svh)' } },
});

export const sky = style({
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(#000 72%, transparent)',
});

/** At most as wide as the content, so that the point stays in the hero of a very wide window. */
export const heroOrbits = style({
  width: 'min(100%, 1440px)',
  height: '100%',
  marginInline: 'auto',
  overflow: 'visible',
});

export const heroGrid = style([
  content,
  {
    position: 'relative',
    display: 'grid',
    gap: space[10],
    paddingTop: '116px',
    paddingBottom: space[10],
    '@media': {
      [from('lg')]: {
        flex: 1,
        gridTemplateColumns: '5.3fr 6.7fr',
        alignItems: 'center',
        paddingTop: '120px',
      },
    },
  },
]);

export const copy = style({
  '@media': { [from('lg')]: { position: 'relative', zIndex: 2 } },
});

export const title = style({
  // In em, because the width of a zero (`ch`) differs until the font has loaded.
  maxWidth: '5.6em',
  fontSize: fontSize.hero,
  fontWeight: fontWeight.display,
  lineHeight: 0.98,
  letterSpacing: letterSpacing.display,
  '@media': {
    [from('md')]: { fontFamily: heroFont },
    [from('lg')]: { marginRight: '-1.3em' },
  },
});

export const pictures = style({
  position: 'relative',
  display: 'grid',
  // On phones no picture is larger than the title: its paint is then the page's largest, and waits for no file.
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
  '@media': {
    [from('md')]: { gridTemplateColumns: '1.2fr 1fr' },
    [from('lg')]: { paddingLeft: space[6] },
  },
});

const picture = {
  width: '100%',
  height: 'auto',
  aspectRatio: '380 / 500',
  borderRadius: radius.md,
  boxShadow: color.shadow[3],
};

export const firstPicture = style(picture);

export const secondPicture = style({ ...picture, marginTop: 'clamp(40px, 11vw, 150px)' });

/** Above the light. */
export const definition = style([
  content,
  { position: 'relative', paddingBlock: `${space[5]} ${space[8]}` },
]);

export const definitionTerm = style({ marginRight: '0.2em', fontStyle: 'normal' });
