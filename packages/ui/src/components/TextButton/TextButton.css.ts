import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { radius } from '../../theme/scale.ts';
import { textLink } from '../Link/TextLink.css.ts';

export const textButton = style([
  textLink,
  {
    // A touch target within a line of text, which must not increase the line height.
    padding: '8px 10px',
    margin: '-8px -10px',
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // The ring is around the text as on a link, not around the press area.
      '&:focus-visible': {
        outlineOffset: '-7px',
        borderRadius: `calc(${radius.md} + ${radius.sm})`,
      },
      '&:is(:disabled, [aria-busy])': {
        color: color.text.muted,
        textDecorationColor: 'transparent',
        cursor: 'default',
      },
    },
  },
]);
