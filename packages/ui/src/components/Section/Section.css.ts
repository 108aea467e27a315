import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** The space above and below the content. */
export const spaces = styleVariants({
  page: { paddingBlock: `clamp(40px, 6vw, 88px) ${space.section}` },
  picture: { paddingBlock: `clamp(20px, 4vw, 56px) ${space.section}` },
  list: { paddingBlock: `${space[6]} ${space.section}` },
  band: { paddingBlock: 'clamp(40px, 6vw, 88px)' },
});

/** As wide as a few controls, on a page of any width. */
export const narrow = style({ maxWidth: '520px' });

/** A hairline above the content, and the space below the hairline. */
export const divider = styleVariants({ 4: [4], 6: [6], 10: [10] }, ([step]) => ({
  borderBlockStart: `1px solid ${color.line.subtle}`,
  paddingBlockStart: space[step as 4 | 6 | 10],
}));
