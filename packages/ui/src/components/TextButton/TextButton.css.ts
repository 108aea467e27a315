import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { textLink } from '../Link/TextLink.css.ts';

export const textButton = style([
  textLink,
  {
    // Room for a finger within a line of text, which it must not push apart.
    padding: '8px 4px',
    margin: '-8px -4px',
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // The ring goes round the words, not round the room.
      '&:focus-visible': { outlineOffset: '-5px' },
      '&:is(:disabled, [aria-busy])': {
        color: color.text.muted,
        textDecorationColor: 'transparent',
        cursor: 'default',
      },
    },
  },
]);
