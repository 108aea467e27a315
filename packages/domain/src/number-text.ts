/** Created once: `toLocaleString` creates a formatter at each call, which made keys of the waitlist slow. */
const formatter = new Intl.NumberFormat('en-US');

/** '10,000' */
export const numberText = (value: number): string => formatter.format(value);
