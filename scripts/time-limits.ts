/**
 * The two limits that all tests share. Neither is a budget: a machine that is busy with other work must
 * never reach them, so that only what hangs or never happens fails by them. What is too slow is for the
 * benchmarks to say.
 */

/** After this a test, or the look at a page, is taken to hang. Milliseconds. */
export const HANG_MS = 20 * 60_000;

/** How long a test waits for a condition that must come true. Milliseconds. */
export const CONDITION_MS = 120_000;
