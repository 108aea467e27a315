import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { radius } from '../../theme/scale.ts';
import { textLink } from '../Link/TextLink.css.ts';

export const textButton = style([
  textLink,
  {
    // Room for a finger within a line of text, which it must not push apart.
    padding: '8px 10px',
    margin: '-8px -10px',
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // The ring goes round the words as a link's does, not round the room.
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
