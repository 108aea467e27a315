/** The address of a component's docs page; `name` is the name of the component's folder. */
export const componentDocsHref = (name: string) =>
  `?path=/docs/components-${name.toLowerCase()}--docs`;
