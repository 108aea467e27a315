import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { fontSize, radius, space } from '../../../theme/scale.ts';
import { column } from './Conversation.css.ts';

/** The space of the messages, and of what floats over them. */
export const place = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
});

export const log = style({
  // Texts for screen readers are absolute: they would be placed in the page, and make it as high as all messages.
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The list itself keeps its place when rows are added or measured.
  overflowAnchor: 'none',
  // Messages fade out before the edges, where nothing separates them from what follows.
  maskImage: 'linear-gradient(transparent, #000 20px calc(100% - 12px), transparent)',
  ':focus-visible': { outlineOffset: '-2px' },
});

/** A few messages are at the bottom. */
export const list = style([
  column,
  { display: 'flex', flex: '1 0 auto', flexDirection: 'column', justifyContent: 'flex-end' },
]);

export const endedList = style([list, { paddingBottom: space[5] }]);

/** At the top, also if the messages leave space between. */
export const beginningRow = style({ marginBottom: 'auto' });

/** In the middle, over the messages. */
const floating = {
  position: 'absolute',
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
} as const;

export const earlier = style({
  ...floating,
  top: space[3],
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.full,
  background: color.surface.overlay,
  boxShadow: color.shadow[1],
  color: color.text.body,
  fontSize: fontSize.xs,
});

export const newMessages = style({
  ...floating,
  bottom: space[2],
  boxShadow: color.shadow[2],
  selectors: { 'button&': { background: color.surface.overlay } },
});
