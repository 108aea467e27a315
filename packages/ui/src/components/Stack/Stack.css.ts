import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Hairlines between the children, with the same space on both sides. */
export const divided = styleVariants({ 2: [], 3: [], 4: [], 5: [], 6: [] });

for (const [step, className] of Object.entries(divided)) {
  const room = space[Number(step) as keyof typeof divided];
  globalStyle(`${className} > * + *`, {
    marginBlockStart: room,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    paddingBlockStart: room,
  });
}

/** Hairlines before the first child and after the last one too. */
export const outlined = styleVariants({ 2: [2], 3: [3], 4: [4], 5: [5], 6: [6] }, ([step]) => ({
  borderBlock: `1px solid ${color.line.subtle}`,
  paddingBlock: space[step as keyof typeof divided],
}));
