const HOUR = 3_600_000;

/** No toast closes while a story runs. */
export const toastTimes = { usual: HOUR, short: HOUR, error: HOUR };
