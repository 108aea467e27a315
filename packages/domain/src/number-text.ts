/** Making one takes longer than a row of a table may take. */
const inWords = new Intl.NumberFormat('en-US');

/** '10,000' */
export const numberText = (value: number): string => inWords.format(value);
