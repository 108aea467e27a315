import { globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import { color } from './contract.css.ts';
import { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, radius } from './scale.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

globalStyle('body', { margin: 0 });

globalStyle('body, [data-theme]', {
  background: color.surface.base,
  color: color.text.body,
  fontFamily: fontFamily.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.text,
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});

globalStyle('h1, h2, h3, p, ul, ol, figure, fieldset', { margin: 0, padding: 0, border: 0 });

globalStyle('h1, h2, h3', {
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.head,
  color: color.text.strong,
  letterSpacing: letterSpacing.head,
  lineHeight: lineHeight.head,
  textWrap: 'balance',
});

globalStyle('p', { textWrap: 'pretty' });

globalStyle('ul, ol', { listStyle: 'none' });

globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

globalStyle('img', { objectFit: 'cover', background: color.surface.raised });

globalStyle('a', { color: 'inherit', textDecoration: 'none' });

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });

globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '3px',
  borderRadius: radius.sm,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
