import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For every picture that comes from outside: portraits, covers, logos. A broken one gives way to its `fallback`.',
    'Use `Portrait` for people and `Cover` for events: they have a size and a fallback, which gets the class of the picture.',
    'Give any other picture `width` and `height`, so that nothing moves when the picture comes.',
  ],
  alternatives: [
    { component: 'Avatar', when: 'it is a person in a circle' },
    { component: 'ProfileCarousel', when: 'there are several photos of one person' },
  ],
  accessibility: [
    'A picture MUST have a text that says what it shows, or an empty one where a name is next to it.',
    'The fallback MUST NOT be announced: it shows nothing.',
  ],
  content: ['Say who or what is shown: `Portrait of Noor`, not `Photo` or the name of the file.'],
};
