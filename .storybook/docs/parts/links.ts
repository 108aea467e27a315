/** Where the docs page of a component is; `name` is that of its folder. */
export const componentDocsHref = (name: string) =>
  `?path=/docs/components-${name.toLowerCase()}--docs`;
