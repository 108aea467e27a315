const HOUR = 3_600_000;

/** No toast leaves while a story looks at it. */
export const toastTimes = { usual: HOUR, short: HOUR, error: HOUR };
