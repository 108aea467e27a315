import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/scale.ts';

/** The cards, and the preview beside them if there is space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 372px',
      columnGap: 'clamp(32px, 4.4vw, 64px)',
    },
  },
});

/** Stays visible while the cards scroll; below its width it opens from the bar of actions. */
export const aside = style({
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'block',
      position: 'sticky',
      top: '96px',
      maxHeight: 'calc(100svh - 112px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const card = style({ padding: 'clamp(20px, 2.4vw, 32px)' });

/** The cover over the description, and the vertical picture beside both. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' } },
});

export const twoCards = style({
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[4] },
  },
});

/** A checkbox in a row of fields: beside their controls, below their labels. */
export const besideFields = style({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '1 / -1',
  minHeight: '48px',
  '@media': { [from('sm')]: { gridColumn: 'auto', marginBlockStart: '30px' } },
});

export const locked = style({
  background: color.surface.sunken,
  borderColor: color.line.medium,
  color: color.text.body,
});

/** The cards: disabled together once the event is over. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});

// The buttons of a number field step at a `pointerdown`, which the browser also sends to a disabled button.
globalStyle(`${cards}:disabled button`, { pointerEvents: 'none' });

/** On phones and tablets a bar at the lower edge of the window, above the cards; in two lines where one is too short. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': {
    [below('lg')]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      marginInline: `calc(${space.gutter} * -1)`,
      padding: `${space[3]} ${space.gutter} ${space[4]}`,
      background: color.surface.overlay,
      borderBlockStart: `1px solid ${color.line.medium}`,
    },
  },
});

/** Fits beside another action on a narrow phone; a Button sets its own padding in a file that may load later. */
const compact = {
  selectors: { '&&': { paddingInline: space[5], whiteSpace: 'nowrap' as const } },
};

/** Takes the remaining width of its line. */
export const mainAction = style({
  minWidth: '260px',
  '@media': { [below('lg')]: { ...compact, flex: '99 0 auto', minWidth: 0 } },
});

/** Takes the width of its line if it is alone there. */
export const otherAction = style({ '@media': { [below('lg')]: { ...compact, flex: '1 0 auto' } } });

export const openPreview = style([
  otherAction,
  { '@media': { [from('lg')]: { display: 'none' } } },
]);

/** The dark page of members in the light page of hosts. */
export const night = style({
  overflow: 'hidden',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.md,
  background: color.surface.base,
  color: color.text.body,
});

export const previewBody = style({ padding: `${space[5]} ${space[5]} ${space[6]}` });

export const previewBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[3]} ${space[5]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  background: color.surface.overlay,
});

export const previewCard = style({ padding: space[5] });
