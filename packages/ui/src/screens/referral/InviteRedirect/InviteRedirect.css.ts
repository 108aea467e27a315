import { style } from '@vanilla-extract/css';
import { content } from '../../../theme/content.css.ts';
import { fontSize, space } from '../../../theme/scale.ts';

export const page = style([
  content,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[5],
    minHeight: '60vh',
    textAlign: 'center',
  },
]);

export const text = style({ fontSize: fontSize['2xl'] });
