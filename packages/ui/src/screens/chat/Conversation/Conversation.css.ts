import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { space, touchTarget } from '../../../theme/scale.ts';
import { iconButton, variant } from '../../../components/IconButton/IconButton.css.ts';

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

export const video = style([iconButton, variant.outline]);

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

export const oneLine = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const endedPicture = style({ opacity: 0.5 });

/** In the middle of the space of the messages. */
export const failure = style({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  alignContent: 'safe center',
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

export const skeletonOwn = style({ alignSelf: 'flex-end' });

export const skeletonComposer = style([column, { flex: 'none', paddingBottom: space[10] }]);

/** The place of the menu while its code is loading. */
export const menuPlace = style({ width: 44, height: 44 });
