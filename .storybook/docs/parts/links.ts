/** The address of a docs page; `id` as in Storybook's index: 'components-inputs-select--docs'. */
export const docsHref = (id: string) => `?path=/docs/${id}`;
