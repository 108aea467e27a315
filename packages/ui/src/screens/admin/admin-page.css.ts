import { style } from '@vanilla-extract/css';
import { wideContent } from '../../theme/content.css.ts';
import { space } from '../../theme/scale.ts';

/** The page of an admin: wide, and close to the header, so that many rows fit. */
export const adminPage = style([
  wideContent,
  { paddingBlock: `clamp(18px, 2.2vw, 28px) ${space[12]}` },
]);
