import { makeWorld } from './world.ts';

/** What Playwright does once, before all journeys. */
export default makeWorld;
