import { standInForHero } from '../../../theme/stand-in.ts';

standInForHero();

/** For letters from about 70 px up, which are narrower, and so need their own fallback fonts. */
export const heroFont =
  "'Fraunces', 'Fraunces Hero Fallback Georgia', 'Fraunces Hero Fallback Times', 'Fraunces Hero Fallback Noto', serif";
