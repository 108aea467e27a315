import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To start an action: send, save, reserve, decide.',
    'One `solid` button in a view, for the main action. Everything else is `outline` or `quiet`.',
    '`precious` for membership and acceptance alone, `danger` for what cannot be undone.',
    '`busy` from the press to the answer, so that nobody presses twice.',
  ],
  alternatives: [
    { component: 'Link', when: 'it goes somewhere: ButtonLink looks alike and is a link' },
    { component: 'TextButton', when: 'the action is within a line of text' },
    { component: 'IconButton', when: 'a well-known icon says it, and room is short' },
  ],
  accessibility: [
    'It MUST be a `button`, in the order of Tab, pressed by Enter and by Space.',
    'While busy it MUST keep its width, its name and the focus, MUST be announced as busy, and MUST NOT act.',
    'Its text MUST keep a contrast of 4.5 to 1 on every variant in both themes, and while hovered or pressed.',
    'It SHOULD stay enabled, with an error that says what is missing, rather than be disabled without explanation.',
  ],
  content: [
    'A verb first, one to three words: `Send Request`, not `OK`.',
    'The same action has the same label wherever it appears.',
    'Capitals only where the product documents give them: use `capitals`, which opens the letters up.',
  ],
};
