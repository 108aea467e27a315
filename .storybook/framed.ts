/**
 * For the meta of a component that takes a page over, such as a dialog. Its docs page shows the default
 * in a window of its own when it is asked to, and leads to the other stories. A single story that does
 * so is kept off the page by the tag '!autodocs'.
 */
export const framed = { docs: { story: { inline: false, height: '480px' } } };
