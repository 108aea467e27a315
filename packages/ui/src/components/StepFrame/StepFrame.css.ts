import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/scale.ts';
import { dialogFoot } from '../Dialog/Dialog.css.ts';

/** By default a fieldset is as wide as its widest content. */
export const frame = style({ minInlineSize: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: touchTarget,
  marginBottom: space[6],
});

/** A frame that fills its container, from the top line to the foot. */
export const page = style([frame, { display: 'flex', flexDirection: 'column', flex: 1 }]);

/** The ends get their own width, and the middle is centered if there is space for that. */
export const topOfPage = style([
  top,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 200px) minmax(max-content, 1fr)',
    '@media': { [from('sm')]: { marginBottom: space[10] } },
  },
]);

globalStyle(`${topOfPage} > :last-child:not(:first-child)`, {
  gridColumn: 3,
  justifySelf: 'end',
});

/** Its arrow points to the start of the line of text. */
export const back = style({});

globalStyle(`[dir=rtl] ${back} > svg`, { transform: 'scaleX(-1)' });

export const title = style({
  fontSize: fontSize['2xl'],
  // The focus moves here only to set the reading position, so no ring is shown.
  ':focus-visible': { outline: 'none' },
});

export const titleOfPage = style([
  title,
  { fontSize: fontSize['3xl'], lineHeight: lineHeight.head, textWrap: 'balance' },
]);

/** The space above and below it is shared, a little more of it below. */
export const middle = style({
  marginBlock: 'auto',
  paddingBlockEnd: space[16],
  textAlign: 'center',
});
globalStyle(`${middle} > *`, { textWrap: 'balance' });

/** Below the content if the window is taller. */
export const footOfPage = style([dialogFoot, { marginTop: 'auto' }]);

export const subtitle = style({ marginTop: space[2], color: color.text.muted });

export const fields = style({ display: 'grid', gap: space[4], marginTop: space[6] });

export const action = style({ marginTop: space[6] });
