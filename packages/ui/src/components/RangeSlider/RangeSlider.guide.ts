import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a span between two ends: the ages or the heights that a user looks for.',
    'Where the values are options of a list, run it over their places and give `format` what they are called.',
    'Give `minDistance` where the two may not be the same.',
  ],
  alternatives: [
    { component: 'Slider', when: 'there is one value' },
    { component: 'TextField', when: 'the exact numbers matter: use one for each' },
  ],
  accessibility: [
    'Each thumb MUST have a name of its own that says which end it is, and the two MUST be a group with the name of the field.',
    'Arrow keys, PageUp, PageDown, Home and End MUST move the thumb that has the focus, up to the other thumb and never past it.',
    'In a right-to-left text the lower value MUST be at the right, and the left arrow MUST raise a value.',
    'Both values MUST be written below the line, each kept together whatever the direction of the text.',
    'Each thumb MUST take a press in a square of 44 px; where the two overlap, the one used last is on top.',
  ],
  content: [
    'Label it with what is chosen, the thumbs with their ends: `Age range`, `Minimum age`, `Maximum age`.',
    'The values are written as `min - max`, as the product documents write them.',
  ],
};
