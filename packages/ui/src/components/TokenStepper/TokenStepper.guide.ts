import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For the tokens that go with a like, and for nothing else: gold is kept for what is precious.',
    'Give the tokens that the person has. It steps by ten, from ten to the last whole step that they can pay.',
    "`disabled` when replying: the tokens of the request are shown, and are not one's own to change.",
  ],
  alternatives: [
    {
      component: 'NumberField',
      when: 'the number is typed, or is no tokens; it can have buttons too',
    },
  ],
  accessibility: [
    'It MUST be a group with a name; each button MUST say what it does.',
    'The new count MUST be announced after every step.',
    'A button at its end MUST be announced as unavailable and MUST keep the focus.',
    'Each button MUST be at least 44 pixels wide and high.',
  ],
  content: [
    'Label it `Tokens`. The label may be hidden where the dialog explains tokens next to it.',
    'Help may say how many tokens the user has.',
  ],
};
