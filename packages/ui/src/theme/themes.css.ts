import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { day } from './day.ts';
import { night } from './night.ts';

const NIGHT = ":root, [data-theme='night']";
const DAY = "[data-theme='day']";

createGlobalTheme(NIGHT, color, night);
createGlobalTheme(DAY, color, day);

globalStyle(`${NIGHT}, ${DAY}`, { colorScheme: color.scheme });
