import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../packages/ui/src/theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  radius,
  space,
} from '../../../packages/ui/src/theme/scale.ts';

/** Running text of the documentation. */
export const prose = style({ fontSize: fontSize.md, overflowWrap: 'break-word' });

/** The page is as wide as a screen needs; its lines keep a readable length. */
const PAGE_WIDTH = '1080px';
const MEASURE = '68ch';

globalStyle('.sbdocs.sbdocs-wrapper', {
  padding: `${space[12]} ${space.gutter} ${space[24]}`,
});
globalStyle('.sbdocs.sbdocs-content', { maxWidth: PAGE_WIDTH });

// A tall story scrolls in its frame, so that the next one is not a page away.
globalStyle('.sbdocs-content .docs-story > div:first-child:not(:has(iframe))', {
  maxHeight: '560px',
  overflowY: 'auto',
});

/** A style of the page's own elements: stories are nested deeper and keep their own styles. */
const ofPage = (elements: string, rule: Parameters<typeof globalStyle>[1], within = '') =>
  globalStyle(`${prose} > :is(${elements})${within}`, rule);

ofPage('h1', { fontSize: fontSize['3xl'], fontWeight: fontWeight.display });
ofPage('h2', {
  marginTop: space[16],
  marginBottom: space[4],
  fontSize: fontSize['2xl'],
  // Storybook's own headings are too loud.
  fontWeight: fontWeight.head,
  letterSpacing: letterSpacing.head,
  lineHeight: lineHeight.head,
  color: color.text.strong,
  textTransform: 'none',
});
ofPage('h3', { marginTop: space[10], fontSize: fontSize.xl });
ofPage('p, ul, ol', { maxWidth: MEASURE, marginTop: space[4] });
ofPage('div + p, div + ul', { marginTop: space[8] });
ofPage('h1 + p', {
  fontSize: fontSize.lg,
  lineHeight: 1.5,
  color: color.text.muted,
});

ofPage('ul, ol', { display: 'grid', gap: space[2], paddingInlineStart: '1.25em' });
ofPage('ul', { listStyle: 'disc' });
ofPage('ol', { listStyle: 'decimal' });
ofPage('ul, ol', { color: color.text.muted }, ' > li::marker');

const TEXT = 'h1, h2, h3, p, ul, ol';
ofPage(
  TEXT,
  {
    color: color.text.strong,
    textDecoration: 'underline',
    textDecorationColor: color.line.control,
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
  },
  ' a',
);
ofPage(TEXT, { textDecorationColor: color.accent.text }, ' a:hover');
ofPage(
  TEXT,
  {
    padding: '.1em .35em',
    borderRadius: radius.sm,
    background: color.surface.hover,
    fontSize: '.875em',
    color: color.text.strong,
  },
  ' code',
);

/** A title with a badge after it; the badge wraps below the title where the line is too short. */
export const titleWithBadge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  letterSpacing: letterSpacing.head,
});

/** Content that is wider than a phone scrolls sideways in its own container. */
export const wide = style({ overflowX: 'auto', padding: '1px' });

/** The facts about what a page describes. */
export const facts = style({ maxWidth: '680px', marginTop: space[8] });

/** Content that the reader opens on demand. */
export const disclosure = style({ marginTop: space[6] });

globalStyle(`${disclosure} > summary`, {
  width: 'fit-content',
  color: color.text.strong,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
});
