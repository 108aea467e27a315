import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/contract.css.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  headerHeight,
  letterSpacing,
  space,
} from '../../../theme/scale.ts';

/** The overlap with the picture above it, on windows with the panel beside the text. */
const panelLift = '96px';

const bar = below('lg');
const beside = from('lg');

/** A bar at the bottom of small windows; beside the text of wide ones, raised onto the picture. */
export const panel = style({
  '@media': {
    [bar]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 3,
      marginInline: `calc(-1 * ${space.gutter})`,
    },
  },
});

export const inner = style({
  // Doubled, so that it overrides the card's own styles in any order of the bundler.
  selectors: {
    '&&': {
      '@media': {
        [bar]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: `${space[2]} ${space[5]}`,
          padding: `${space[3]} ${space.gutter} max(${space[4]}, env(safe-area-inset-bottom))`,
          borderWidth: '1px 0 0',
          borderRadius: 0,
          boxShadow: 'none',
        },
        [beside]: {
          position: 'sticky',
          insetBlockStart: `calc(${headerHeight} + ${space[6]})`,
          zIndex: 2,
          display: 'grid',
          gap: space[5],
          marginBlockStart: `calc(-1 * ${panelLift})`,
          padding: space[8],
          boxShadow: color.shadow[3],
        },
      },
    },
  },
});

/** The message is above the other content of the bar. */
globalStyle(`${inner} > output`, {
  '@media': { [bar]: { gridRow: 1, gridColumn: '1 / -1', paddingBlock: space[1] } },
});

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  '@media': { [bar]: { display: 'block', maxWidth: '44vw' } },
});

export const figure = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.strong,
  '@media': { [beside]: { fontSize: fontSize['3xl'], lineHeight: 1.1 } },
});

/** Left out of the bar. Doubled, so that it overrides the layout of the element in any order of the bundler. */
export const besideOnly = style({
  selectors: { '&&': { '@media': { [bar]: { display: 'none' } } } },
});

export const countdown = style({
  color: color.accent.text,
  fontSize: fontSize.sm,
  '@media': { [bar]: { fontSize: fontSize.xs }, [beside]: { flex: '1 0 100%' } },
});

/**
 * The event of the series to which the button applies. It describes the button everywhere, and is visible
 * only in the bar, which has no facts.
 */
export const evening = style({
  display: 'none',
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.muted,
});

export const eveningInBar = style({ '@media': { [bar]: { display: 'block' } } });

/** Visible in the bar too. */
export const notice = style({
  fontSize: fontSize.sm,
  color: color.text.strong,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [bar]: { gridColumn: '1 / -1' } },
});
