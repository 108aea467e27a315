import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, radius } from './scale.ts';

/** What every page needs and no component can say for itself. Looks of one component are not here. */

// Widths that are written are widths that are seen.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

// A phone on its side keeps the size of text that we chose.
globalStyle('html', { textSizeAdjust: '100%' });

globalStyle('body', { margin: 0 });

// Any element can bring the other light: words and ground change together there.
globalStyle('body, [data-theme]', {
  background: color.surface.base,
  color: color.text.body,
  fontFamily: fontFamily.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.text,
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
});

// What an element means is no look: room, frames and bullets come from components.
globalStyle('h1, h2, h3, p, ul, ol, fieldset', { margin: 0, padding: 0, border: 0 });
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

// No gap of a line below a picture, and none is wider than its place.
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

// A photograph fills its place, which is seen before it has come.
globalStyle('img', { objectFit: 'cover', background: color.surface.raised });

// One ring of the focus everywhere.
globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.sm,
});

// Whoever asks for less motion gets none, whatever a component says.
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
});
