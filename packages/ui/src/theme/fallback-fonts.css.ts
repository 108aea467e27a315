import { standInForHeadings, standInForText } from './stand-in.ts';

/** Until the fonts have loaded, system fonts with their metrics replace them: nothing moves. */
standInForHeadings();
standInForText();
