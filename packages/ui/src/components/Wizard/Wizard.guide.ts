import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For questions that come one after the other: sign-up, the profile, both questionnaires.',
    'Hold the answers outside, and describe `steps` anew with each: which are `skipped`, whether one `canContinue`, what its button says.',
    'Where an answer is to draw its own step alone, hold the answers in a `StepSource` instead.',
    '`onNext` saves a step. Where a failure is to be kept quiet, let it resolve with false; else let it reject.',
    'In a Dialog, hold the focus back with `mayFocus` until `onEntered`.',
  ],
  alternatives: [
    { component: 'StepFrame', when: 'the steps do not follow one line, as in signing in' },
    { component: 'Tabs', when: 'one may look at the parts in any order' },
    { component: 'Dialog', when: 'there is one question' },
  ],
  accessibility: [
    'Each step MUST be a group that is named by its title, and the focus MUST go to the title, or to the first field with `focusOn="field"`.',
    'The progress MUST be a `progressbar` whose text says it: `2 of 9`.',
    'Enter in a field MUST do what the button does, and MUST do nothing while the button is disabled.',
    'While a step is saved the button MUST keep its name, its width and the focus. A failure MUST be announced.',
    'Going back MUST NOT lose an answer. The slide MUST be off under reduced motion.',
  ],
  content: [
    'The title is the question. The section above it is the name of the whole: `TELL US ABOUT YOU`.',
    '`Next` and `Done`, unless the answer makes another word truer: `Open to All`.',
  ],
};
