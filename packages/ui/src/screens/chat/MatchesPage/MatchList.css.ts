import { style } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../../theme/scale.ts';
import { scrollFade } from '../../../theme/scroll-fade.css.ts';

/** The margins of the skeleton are part of it. */
export const title = style({ display: 'flow-root', lineHeight: 1.4 });

/** The ground of a link under the pointer, and of the one whose conversation is open. */
const ground = { hover: color.surface.raised, open: color.surface.overlay };

/** The distance from the edge of the ground to its content, which is aligned with the page. */
const inset = space[2];

/** Pictures that do not fit are reached by scrolling: in a wide window up to the hairline, else to the edge. */
export const pictures = style([
  scrollFade,
  {
    display: 'flex',
    gap: space[3],
    // The ground and the focus ring are beyond the pictures.
    marginBlock: `calc(${inset} * -1)`,
    paddingBlock: inset,
    '@media': {
      [below('md')]: {
        marginInline: `calc(${space.gutter} * -1)`,
        paddingInline: space.gutter,
      },
      [from('md')]: {
        // With this gap, the edge of a fifth picture shows that there are more.
        gap: space[2],
        marginInline: `calc(${space[6]} * -1)`,
        paddingInline: space[6],
      },
    },
  },
]);

export const newMatch = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '72px',
  justifyItems: 'center',
  color: color.text.strong,
  fontSize: fontSize.sm,
  lineHeight: 1.3,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-6px',
    borderRadius: radius.md,
    transition: `background ${duration[1]}`,
  },
  selectors: {
    '&:focus-visible': { borderRadius: radius.sm },
    'a&:hover::before': { background: ground.hover },
    '&[aria-current=page]::before': { background: ground.open },
  },
});

export const portrait = style({
  width: 72,
  height: 95,
  marginBlockEnd: '6px',
  borderRadius: radius.sm,
});

/** Cut out of the lower edge of the picture, as a body on its orbit. */
export const unopened = style({
  position: 'absolute',
  insetBlockStart: 85,
  insetInlineStart: 'calc(50% - 6px)',
  width: 12,
  height: 12,
  border: `2px solid ${color.surface.base}`,
  borderRadius: radius.full,
  background: color.accent.solid,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const rows = style({ marginInline: `calc(${space[3]} * -1)` });

/** The browser skips what is out of sight in a long list. */
export const rowItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto',
  alignContent: 'center',
  columnGap: space[3],
  minHeight: 76,
  padding: space[3],
  // The open conversation is scrolled clear of the edge of the list.
  scrollMarginBlock: space[6],
  borderRadius: radius.md,
  transition: `background ${duration[1]}`,
  selectors: {
    'a&:hover': { background: ground.hover },
    '&[aria-current=page]': { background: ground.open },
    // Inside the row: its item cuts off what is beyond it.
    '&:focus-visible': { borderRadius: radius.md, outlineOffset: '-2px' },
  },
});

export const face = style({ gridRow: '1 / 3', alignSelf: 'center' });

/** In place of the lines of a row while it is loading. */
export const rowLines = style({ gridRow: '1 / 3', alignSelf: 'center', display: 'grid', gap: 10 });

/** A conversation with messages that are unread. */
const unread = '[data-unread] > &';

/** A name that is too long ends with an ellipsis. */
export const name = style({
  alignSelf: 'end',
  // As wide as the name, so that a name from right to left begins where the others do.
  justifySelf: 'start',
  color: color.text.strong,
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  selectors: { [unread]: { fontWeight: fontWeight.strong } },
});

export const time = style({
  gridColumn: 3,
  alignSelf: 'end',
  justifySelf: 'end',
  color: color.text.muted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.8,
  selectors: { [unread]: { color: color.accent.text } },
});

export const line = style({
  gridColumn: 2,
  alignSelf: 'start',
  display: 'flex',
  minWidth: 0,
  color: color.text.muted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  selectors: { [unread]: { color: color.text.strong, fontWeight: fontWeight.medium } },
});

export const failed = style({
  alignItems: 'center',
  gap: '5px',
  color: color.status.negative,
});

export const you = style({ flex: 'none', whiteSpace: 'pre' });

export const count = style({
  gridColumn: 3,
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  // The border keeps the shape visible in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: color.accent.wash,
  color: color.accent.text,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
