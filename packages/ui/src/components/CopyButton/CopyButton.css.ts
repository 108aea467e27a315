import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/scale.ts';

const line = `calc(${fontSize.sm} * ${lineHeight.text})`;

const frame = style({ maxWidth: '100%' });

/** The confirmation is beside the button, or below it if it does not fit. */
export const besideFrame = style([
  frame,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Centered if the container centers its content.
    justifyContent: 'inherit',
    gap: `${space[2]} ${space[3]}`,
  },
]);

/**
 * The variant with the confirmation always below the button, in a reserved line, so that the button does not
 * move.
 */
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

/** Takes no space and no gap while it has no text. */
export const said = style({ ':empty': { position: 'absolute' } });

/** The icon is at the start of the first line of a centered text. */
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
