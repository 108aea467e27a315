import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'While something loads whose shape is known: give the shapes the places and sizes of what comes, so that nothing moves when it does.',
    'Put all shapes of a view into one `SkeletonRegion`, which says once that something loads.',
    'A `line` for text, a `block` for a picture or a field, a `circle` for a portrait.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it takes long, or it is known how far it has come' },
    { component: 'Button', when: 'an action is under way: use `busy`' },
    { component: 'ErrorState', when: 'loading has failed' },
  ],
  accessibility: [
    'The shapes MUST be hidden from screen readers; the region MUST announce once what loads.',
    'Under reduced motion the light MUST NOT pass over them.',
    'In forced colors the shapes MUST keep an outline.',
  ],
  content: ['Say what loads, not that one should wait: `Loading your profile`.'],
};
