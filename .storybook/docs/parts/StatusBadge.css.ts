import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../../packages/ui/src/theme/scale.ts';

/** The badge also appears in headings, which have another font and letter spacing. */
export const status = style({ fontFamily: fontFamily.text, letterSpacing: 0 });
