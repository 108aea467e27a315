import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a state in a word, or a count of what waits.',
    '`accent` counts, `precious` is for membership, `positive`, `caution`, `negative` and `info` are states.',
  ],
  alternatives: [{ component: 'Button', when: 'it can be pressed: a badge never can' }],
  accessibility: [
    'The words MUST say the state: color MUST NOT be the only sign of it.',
    'Its text MUST keep a contrast of 4.5 to 1 on its background in both themes.',
    'It MUST keep an outline where the system paints with its own colors.',
    'A count SHOULD be inside what it counts, so that both are read together.',
  ],
  content: [
    'One or two words, as the documents have them, without a full stop.',
    'The same state has the same tone wherever it appears.',
  ],
};
