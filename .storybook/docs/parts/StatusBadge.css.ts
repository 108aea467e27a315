import { style } from '@vanilla-extract/css';
import { fontFamily } from '../../../packages/ui/src/theme/scale.ts';

/** It also stands in headings, whose letters are others. */
export const status = style({ fontFamily: fontFamily.text, letterSpacing: 0 });
