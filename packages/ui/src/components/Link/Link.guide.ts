import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    '`TextLink` within a sentence or beside a button; `standalone` on a line of its own.',
    '`ButtonLink` where going somewhere is the main thing to do.',
    '`Link`, which has no look, for what is a link as a whole: a logo, an entry.',
    'All are drawn with what `LinkProvider` gives, so that no component knows the router.',
  ],
  alternatives: [
    { component: 'Button', when: 'it does something and stays here' },
    { component: 'TextButton', when: 'it does something and stands within a line of text' },
    { component: 'Card', when: 'a whole card is the link: CardLink' },
  ],
  accessibility: [
    'It MUST be an `a` with an address, so that it can be opened beside and copied.',
    'It MUST be reached by Tab and followed by Enter.',
    'Within text it MUST be underlined: colour MUST NOT be the only sign of it.',
    'On a line of its own it MUST be 44 px high.',
  ],
  content: [
    'Say where it goes, in words that make sense alone: `Terms of Use`, not `here`.',
    'What opens beside this page says so: `newTab`.',
  ],
};
