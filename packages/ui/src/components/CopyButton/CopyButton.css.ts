import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/scale.ts';

const line = `calc(${fontSize.sm} * ${lineHeight.text})`;

const frame = style({ maxWidth: '100%' });

/** The confirmation stands beside the button, or under it where there is no room. */
export const besideFrame = style([
  frame,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // In the middle, where what it stands in has everything in the middle.
    justifyContent: 'inherit',
    gap: `${space[2]} ${space[3]}`,
  },
]);

/** Or always under it, in a line that is kept free, so that the button stays where it is. */
export const centredFrame = style([
  frame,
  {
    display: 'grid',
    gridTemplateRows: `auto minmax(${line}, auto)`,
    justifyItems: 'center',
    textAlign: 'center',
    rowGap: space[2],
  },
]);

/** Takes no room, nor a gap, before there is something to say. */
export const said = style({ ':empty': { position: 'absolute' } });

/** The icon begins the first line, wherever that begins. */
export const centredRefusal = style({});

globalStyle(`${centredRefusal} p`, { display: 'block' });

globalStyle(`${centredRefusal} svg`, {
  display: 'inline-block',
  marginBlock: '-3px',
  marginInlineEnd: '6px',
  verticalAlign: 'middle',
});

export const confirmation = style([said, { fontSize: fontSize.sm, color: color.status.positive }]);

export const byHand = style({ flex: '1 0 100%', width: '100%' });
