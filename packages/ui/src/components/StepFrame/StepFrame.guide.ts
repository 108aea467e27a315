import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'Around one step of a flow whose next step depends on the answer, such as signing in.',
    'Give it a StepSlide around, with the name of the step as its key, so that it slides in from where it came.',
    'Give the whole flow a StepPlace around, which keeps its height from step to step.',
  ],
  alternatives: [{ component: 'Wizard', when: 'the steps follow one line' }],
  accessibility: [
    'It MUST be a group that is named by its title.',
    'When it comes, the focus MUST go to its first field or to its title, and MUST wait until it may.',
    'With `onSubmit`, Enter in a field MUST submit, also while the visible button is disabled.',
    'The arrow of Back MUST point to where the line comes from, in either writing direction.',
  ],
  content: ['The title is a question or says what to do. The subtitle is one quiet line.'],
};
