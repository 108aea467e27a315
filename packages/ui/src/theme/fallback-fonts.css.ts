import { standInForHeadings, standInForText } from './stand-in.ts';

/** Until the fonts are there, system fonts stand in for them in their measures: nothing moves. */
standInForHeadings();
standInForText();
