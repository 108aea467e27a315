import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    "Beside what is worth copying: a profile's link, an event's invite link, a code.",
    'It says for 2.5 s that it was copied, next to itself; no toast is needed.',
    '`refusal` where what it copies was good for a time, and no longer is.',
  ],
  alternatives: [
    { component: 'Button', when: 'it does anything else' },
    { component: 'Link', when: 'one only wants to go there' },
  ],
  accessibility: [
    'What it says when it is done MUST be announced, and the button MUST keep its name and the focus.',
    'That it was copied MUST NOT be told by the icon alone.',
    'Where the browser does not let it copy, the text MUST come out in a field, selected and under the focus, so that the keys or a finger can copy it.',
  ],
  content: [
    'The label names what is copied: `Copy link`.',
    'The confirmation is `Link copied successfully`, or `Copied to Clipboard` for anything else.',
  ],
};
