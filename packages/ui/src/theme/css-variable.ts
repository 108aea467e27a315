/** The name of a variable of the stylesheets, to set it on an element: 'var(--share)' gives '--share'. */
export const nameOf = (variable: string): string => variable.slice('var('.length, -1);
