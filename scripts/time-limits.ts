/**
 * The two time limits that all tests share. Neither is a budget: a machine that is busy with other work must never
 * reach them, so that only a test that hangs, or a condition that never comes true, fails by them. Benchmarks
 * measure what is too slow.
 */

/** A test, or a page visit, counts as hanging after this time. Milliseconds. */
export const HANG_MS = 20 * 60_000;

/** The time that a test waits for a condition that must come true. Milliseconds. */
export const CONDITION_MS = 240_000;

/**
 * The number of failures after which a step does not go on: with one cause for many, each may wait until its
 * limit, and whatever ends the run then says nothing.
 */
export const MOST_FAILURES = 10;
