import { style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import { content } from '../../../theme/content.css.ts';
import { fontFamily, fontSize, fontWeight, space } from '../../../theme/scale.ts';

export const timeline = style([
  content,
  { position: 'relative', paddingBlock: `${space[10]} ${space[20]}` },
]);

/** As high as the arc; its texts are above and below it. It is a time axis: left to right in all languages. */
export const curve = style({
  position: 'relative',
  direction: 'ltr',
  height: '14px',
  fontSize: fontSize.xs,
  lineHeight: 1.3,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from('md')]: { height: '34px' } },
});

const stroke = (of: string, width: number, forced: string) =>
  ({
    fill: 'none',
    stroke: of,
    strokeWidth: width,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { stroke: forced } },
  }) as const;

export const line = styleVariants({
  past: stroke(color.text.muted, 2, 'CanvasText'),
  now: stroke(color.text.strong, 2, 'CanvasText'),
  coming: stroke(color.line.medium, 2, 'GrayText'),
  thin: stroke(color.line.medium, 1, 'GrayText'),
  gone: stroke(color.accent.solid, 3, 'Highlight'),
});

export const point = style({
  position: 'absolute',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  background: color.accent.solid,
  transform: 'translate(-50%, -50%)',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

const label = { position: 'absolute', whiteSpace: 'nowrap' } as const;

const anyNumber = {
  ...label,
  fontFamily: fontFamily.display,
  fontSize: '1.0625rem',
  fontWeight: fontWeight.head,
  lineHeight: 1,
  transform: 'translate(-50%, calc(-100% - 8px))',
} as const;

export const number = styleVariants({
  current: { ...anyNumber, color: color.text.strong },
  other: anyNumber,
});

/** On a phone there is space for those at the ends only. */
export const time = style({
  ...label,
  transform: `translate(-50%, ${space[2]})`,
  '@media': { [below('lg')]: { display: 'none' } },
});

const anyEnd = { ...label, display: 'grid', top: '100%', marginBlockStart: space[2] } as const;

export const ends = styleVariants({
  start: { ...anyEnd, left: 0 },
  end: { ...anyEnd, right: 0, textAlign: 'right' },
});
