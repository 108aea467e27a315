import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one thing to agree to or to add, such as `Founding Member`, which counts once a form is sent.',
    'For rows of a table that are ticked to act on several at once; the one in the head is `indeterminate` while only some are ticked.',
    'It takes the props and the ref of an `input`, so it works with `register` of a form as it is.',
  ],
  alternatives: [
    { component: 'Switch', when: 'it takes effect at once, without a form that is sent' },
    { component: 'MultiSelect', when: 'several are chosen from a list' },
    { component: 'ChipGroup', when: 'there are a few short things to choose from' },
  ],
  accessibility: [
    'It MUST be a native checkbox, ticked by Space, and its whole line MUST be pressed, not the box alone.',
    'In a table, where `labelHidden` hides the words, the label MUST still say which row it ticks.',
    'An error MUST be written under it, MUST be announced when it appears, and MUST mark it as invalid.',
    'In forced colors it MUST be the box of the system.',
  ],
  content: [
    'Label it with what is true when it is ticked, never with a question or a denial.',
    'A sentence without a full stop; help says what follows from it.',
  ],
};
