/**
 * The display times of toasts, in milliseconds. Apart from the limits, because every page loads them. Source:
 * member §9.
 */
export const toastTimes = { usual: 5_000, short: 2_500, error: 20_000 } as const;
