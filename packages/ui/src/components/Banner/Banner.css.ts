import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/breakpoints.ts';
import { color } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, radius, space } from '../../theme/scale.ts';

/** Of the icon, with the gap after it. */
const ICON_SPACE = `calc(20px + ${space[3]})`;

const tone = createVar();
const wash = createVar();

/** A line in the colour of the tone at the start edge shows the type; forced colours replace that colour. */
export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  background: wash,
  border: '1px solid transparent',
  borderInlineStart: `3px solid ${tone}`,
  borderRadius: radius.md,
  color: color.text.body,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const variant = (text: string, ground: string) => ({ vars: { [tone]: text, [wash]: ground } });

export const tones = styleVariants({
  info: variant(color.status.info, color.status.infoWash),
  positive: variant(color.status.positive, color.status.positiveWash),
  caution: variant(color.status.caution, color.status.cautionWash),
  negative: variant(color.status.negative, color.status.negativeWash),
  precious: variant(color.precious.text, color.precious.wash),
});

export const icon = style({
  flex: 'none',
  marginTop: '1px',
  color: tone,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** The action moves below the text if both do not fit in one row; it begins where the text does. */
export const content = style({
  flex: 1,
  minWidth: 0,
  paddingInlineStart: ICON_SPACE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

/** The icon is on the first line, which is centered beside an action. */
export const words = style({
  display: 'flex',
  flex: '1 1 24ch',
  gap: space[3],
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${ICON_SPACE})`,
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  color: color.text.strong,
});

export const titleOverText = style({ marginBottom: space[1] });

/** Keeps the height of a one-line banner although the press area is larger. */
export const close = style({ marginBlock: '-11px', marginInlineEnd: `-${space[3]}` });
