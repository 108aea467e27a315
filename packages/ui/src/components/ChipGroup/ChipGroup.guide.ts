import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For two to about eight short options that should all be visible: whom to see, a decision, a filter.',
    'One of them, or any number with `multiple`: then `value` is a list.',
  ],
  alternatives: [
    { component: 'RadioCards', when: 'an option needs more than two or three words' },
    { component: 'Select', when: 'there are more options than fit on two lines' },
    { component: 'MultiSelect', when: 'several may be chosen from a long list' },
    { component: 'Switch', when: 'it is on or off' },
  ],
  accessibility: [
    'Its chips MUST be native inputs in a group that has a name: radios, or checkboxes with `multiple`.',
    'Tab MUST reach radios once, and arrow keys choose; each checkbox is reached by Tab and turned by Space.',
    'A chosen chip MUST be inverted, ink or ivory, and never colored; in forced colors it MUST be highlighted.',
    'A chip MUST be 44 px high under a finger.',
  ],
  content: [
    'One to three words a chip, all of one kind, without a full stop.',
    'Where everything may be meant, say so in a chip of its own that comes first, such as `Everyone`.',
  ],
};
