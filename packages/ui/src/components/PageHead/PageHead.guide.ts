import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'At the start of a page, once: its `h1`, a line above and below, its actions and its tabs.',
    'Actions are at the end of the title’s line. What a page asks for is its `callToAction`, below the subtitle.',
    'Keep it outside of `Loaded`: an action that is replaced when the page has loaded loses the click that it got.',
    'A page that begins with a picture, such as that of an event, has its title there.',
    '`headingRef` for a page whose heading takes the focus after a dialog.',
  ],
  alternatives: [
    { component: 'Section', when: 'it is a part of a page' },
    { component: 'StepFrame', when: 'it is a step of several' },
    { component: 'EmptyState', when: 'there is nothing else on the page' },
  ],
  accessibility: [
    'Its title MUST be the only `h1` of the page.',
    'With `takesFocus` the title MUST take the focus on mount, without a ring.',
  ],
  content: ['The title is short, the subtitle one sentence, and an action begins with a verb.'],
};
