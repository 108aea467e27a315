import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, easing, fontSize, radius, space, touchTarget } from '../../../theme/scale.ts';
import { iconButton, variant } from '../../../components/IconButton/IconButton.css.ts';
import { travel } from '../../../components/Orbit/travel.ts';

export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
});

const columnWidth = '840px';

/** The column of the messages and of the composer. */
export const column = style({
  width: '100%',
  maxWidth: columnWidth,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [below('md')]: { paddingInline: space[4] } },
});

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minHeight: '76px',
  // Its hairline has the width of the container, its content that of the column.
  padding: `${space[3]} max(${space[6]}, 50% - ${columnWidth} / 2 + ${space[6]})`,
  borderBottom: `1px solid ${color.line.subtle}`,
  '@media': {
    [below('md')]: {
      gap: space[1],
      minHeight: '64px',
      padding: `${space[2]} ${space[3]} ${space[2]} ${space[1]}`,
    },
  },
});

/** On phones the list of conversations is another page. */
export const back = style([
  iconButton,
  variant.quiet,
  { '@media': { [from('md')]: { display: 'none' } } },
]);

export const person = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: touchTarget,
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
});

/** A long name is cut off at its end, in its own direction; the age stays. */
export const nameAndAge = style({ display: 'flex', maxWidth: '100%', whiteSpace: 'pre' });

export const endedPicture = style({ opacity: 0.5 });

const scrolledMiddle = {
  display: 'grid',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  alignContent: 'safe center',
} as const;

/** In the middle of the space of the messages, and scrolled where the keyboard of a phone leaves too little. */
export const middle = styleVariants({
  failure: scrolledMiddle,
  newMatch: {
    ...scrolledMiddle,
    justifyItems: 'center',
    padding: `${space[5]} ${space[6]}`,
    textAlign: 'center',
  },
});

const portrait = { width: 'auto', aspectRatio: '380 / 500', objectFit: 'cover' } as const;

/** The other user: in place of the messages, and above the first of them. */
export const portraits = styleVariants({
  newMatch: {
    ...portrait,
    height: '200px',
    marginInline: 'auto',
    marginBottom: space[5],
    borderRadius: radius.md,
    '@media': { [below('md')]: { height: '160px' } },
  },
  beginning: { ...portrait, flex: 'none', height: '80px', borderRadius: radius.sm },
});

export const endNotice = style({
  flex: 'none',
  padding: `${space[5]} ${space[6]} ${space[6]}`,
  paddingBottom: `max(${space[6]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line.subtle}`,
  textAlign: 'center',
});

export const skeletonMessages = style([
  column,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: space[4],
    minHeight: 0,
    paddingBlock: space[8],
    overflow: 'hidden',
  },
]);

/** The place of the menu while its code is loading. */
export const menuPlace = style({ width: 44, height: 44 });

/** Between the messages and the composer. Its space is always there. */
export const typing = style([column, { display: 'block', flex: 'none', height: '32px' }]);

const appear = keyframes({ from: { opacity: 0 } });

export const typingLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: '24px',
  color: color.text.muted,
  fontSize: fontSize.sm,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  animation: `${appear} ${duration[2]} ${easing.out}`,
});

export const typingOrbit = style({ flex: 'none', width: '38px', height: '22px' });

export const typingRing = style({
  fill: 'none',
  stroke: color.line.control,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

/** From the right end of the ring. */
export const typingTravel = travel({ rx: 17, ry: 7, turn: 2.6, from: 0.5 });
