import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { content } from '../../../theme/content.css.ts';
import { color } from '../../../theme/contract.css.ts';
import { fontFamily, fontSize, radius, space } from '../../../theme/scale.ts';

/** One column on phones: whom one calls, the own picture, the button, and then the devices. */
export const grid = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: space[6],
    paddingBlock: `${space[5]} ${space[12]}`,
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        // The actions may reach down beside the devices, which follow the picture at once.
        gridTemplateRows: 'auto 1fr auto',
        columnGap: 'clamp(48px, 6vw, 88px)',
        rowGap: 0,
        paddingBlock: `${space[8]} ${space[16]}`,
      },
    },
  },
]);

/** In wide windows the own picture and the devices are in the first column, the rest is beside them. */
export const places = styleVariants({
  head: { '@media': { [from('lg')]: { gridArea: '1 / 2' } } },
  preview: { '@media': { [from('lg')]: { gridArea: '1 / 1 / 3 / 2' } } },
  actions: {
    '@media': {
      [from('lg')]: { gridArea: '2 / 2 / 4 / 3', alignContent: 'start', marginTop: space[8] },
    },
  },
  devices: { '@media': { [from('lg')]: { gridArea: '3 / 1', marginTop: space[5] } } },
});

/** On phones the picture of a match is beside the name. */
export const head = styleVariants({
  match: {
    '@media': {
      [below('lg')]: {
        display: 'grid',
        gridTemplateColumns: '76px minmax(0, 1fr)',
        alignItems: 'center',
        gap: space[4],
      },
    },
  },
  event: {
    '@media': {
      [below('lg')]: {
        display: 'grid',
        gridTemplateColumns: '132px minmax(0, 1fr)',
        alignItems: 'center',
        gap: space[4],
      },
      [below('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
    },
  },
});

export const portrait = style({
  display: 'block',
  width: '152px',
  height: '200px',
  borderRadius: radius.md,
  '@media': {
    [from('lg')]: { marginBottom: space[5] },
    [below('lg')]: { width: '76px', height: '100px', borderRadius: radius.sm },
  },
});

export const cover = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1040 / 450',
  borderRadius: radius.md,
  '@media': {
    [from('lg')]: { marginBottom: space[5] },
    [below('lg')]: { aspectRatio: '4 / 5', borderRadius: radius.sm },
  },
});

/** The shape of a camera; upright on a phone, as its camera is, and so low that the button stays in sight. */
export const preview = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: radius.md,
  background: color.surface.raised,
  '@media': {
    [below('sm')]: {
      aspectRatio: '4 / 5',
      maxHeight: 'max(240px, min(60svh, 100svh - 320px))',
      width: '100%',
    },
  },
});

export const previewNotice = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space[5]} ${space[5]} ${space[24]}`,
  textAlign: 'center',
});

export const previewControls = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  justifyContent: 'center',
  gap: space[3],
  padding: `${space[16]} ${space[4]} ${space[4]}`,
  background: `linear-gradient(oklch(${color.scrim} / 0), oklch(${color.scrim} / .88) 70%)`,
});

/** As the browser draws it: where the first step to allow the devices is done. */
export const addressBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '40px',
  marginTop: space[5],
  padding: `0 ${space[3]} 0 5px`,
  border: `1px solid ${color.line.medium}`,
  borderRadius: radius.full,
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: fontSize.sm,
});

export const addressIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  border: `2px solid ${color.accent.solid}`,
  borderRadius: radius.full,
  color: color.text.strong,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
});

export const stepNumber = style({
  color: color.accent.text,
  fontFamily: fontFamily.display,
  fontSize: '1.125rem',
});
