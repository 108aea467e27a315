import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, radius } from './scale.ts';

/** Styles that every page needs and that belong to no component. */

// The declared widths include padding and borders.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

// A phone in landscape keeps our text size.
globalStyle('html', { textSizeAdjust: '100%' });

globalStyle('body', { margin: 0 });

// Any element can set the other theme: its text and background change together.
globalStyle('body, [data-theme]', {
  background: color.surface.base,
  color: color.text.body,
  fontFamily: fontFamily.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.text,
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
});

// By default a fieldset is as wide as its widest content.
globalStyle('fieldset', { minInlineSize: 0 });

// The meaning of an element does not determine its look: components set spacing, frames and bullets.
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

globalStyle('h1, h2, h3', {
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.head,
  color: color.text.strong,
  letterSpacing: letterSpacing.head,
  lineHeight: lineHeight.head,
  textWrap: 'balance',
});

globalStyle('p', { textWrap: 'pretty' });

// Pictures have no line gap below, and are not wider than their container.
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

// A photograph fills its box, which is visible before the photograph has loaded.
globalStyle('img', { objectFit: 'cover', background: color.surface.raised });

// The same focus ring everywhere.
globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.sm,
});

// Under reduced motion there is no animation, even if a component sets one.
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
});
