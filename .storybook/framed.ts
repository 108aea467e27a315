/**
 * For the meta of a component that reaches beyond its place, such as a dialog or what holds the focus.
 * Its docs page shows the default in a window of its own, and leads to the other stories.
 */
export const framed = { docs: { story: { inline: false, height: '480px' } } };
