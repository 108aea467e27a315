import { makeWorld } from './world.ts';

/** Playwright's setup, once before all journeys. */
export default makeWorld;
