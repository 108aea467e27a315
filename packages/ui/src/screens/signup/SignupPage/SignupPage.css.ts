import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  overflow: 'hidden',
  background: color.surface.base,
});

/** Hidden on a phone, where the orbits would cross the text. */
export const orbits = style({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  minHeight: '860px',
  '@media': { [from('sm')]: { display: 'block' } },
});

export const top = style({ padding: `${space[5]} ${space.gutter}` });

/** A card on its page; on a phone the page itself, which leaves space for the on-screen keyboard. */
export const place = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: `${space[2]} ${space.gutter} ${space[12]}`,
  '@media': { [from('sm')]: { paddingBlock: `${space[6]} ${space[16]}` } },
});

export const card = style({
  width: '100%',
  maxWidth: '440px',
  minWidth: 0,
  '@media': {
    [from('sm')]: {
      maxWidth: '480px',
      padding: '36px',
      background: color.surface.overlay,
      border: `1px solid ${color.line.subtle}`,
      borderRadius: radius.md,
      boxShadow: color.shadow[3],
    },
  },
});
