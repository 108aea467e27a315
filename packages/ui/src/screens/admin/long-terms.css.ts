import { style } from '@vanilla-extract/css';
import { termWidth } from '../../components/DescriptionList/DescriptionList.css.ts';

/** For a compact list whose terms are words of the admins: the longest fits on a line. */
export const longTerms = style({ vars: { [termWidth]: '108px' } });
