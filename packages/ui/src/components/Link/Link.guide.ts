import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    '`TextLink` within a sentence or next to a button; `standalone` on a line of its own.',
    '`ButtonLink` where going somewhere is the main thing to do.',
    '`BackLink` above the title of a page, to the page that contains it; `size="small"` above a dense page.',
    '`Link`, which is unstyled, for a whole element that is a link: a logo, an entry.',
    'All are drawn with what `LinkProvider` gives, so that no component knows the router.',
  ],
  alternatives: [
    { component: 'Button', when: 'it does something and stays here' },
    { component: 'TextButton', when: 'it does something and is within a line of text' },
    { component: 'Card', when: 'a whole card is the link: CardLink' },
  ],
  accessibility: [
    'It MUST be an `a` with an address, so that it can be opened in a new tab and copied.',
    'It MUST be reached by Tab and followed by Enter.',
    'Within text it MUST be underlined: color MUST NOT be the only sign of it.',
    'On a line of its own it MUST be 44 px high.',
  ],
  content: [
    'Say where it goes, in words that make sense on their own: `Terms of Use`, not `here`.',
    'A link that opens a new tab says so: `newTab`.',
  ],
};
