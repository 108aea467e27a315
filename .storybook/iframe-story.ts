/**
 * For the meta of a component that covers the whole page, such as a dialog. Its docs page shows the default
 * story in a separate frame on request, and links to the other stories. For a single story that covers the
 * page, the tag '!autodocs' keeps it off the docs page.
 */
export const iframeStory = { docs: { story: { inline: false, height: '480px' } } };
