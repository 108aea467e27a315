import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For a small action within a line of text or next to a field: resend, change, show more.',
    '`standalone` where it is not within a line of text: below a field, or beside a notice.',
    '`busy` from the press to the answer, so that nobody presses twice.',
  ],
  alternatives: [
    { component: 'Button', when: 'it is the main action' },
    { component: 'Link', when: 'it goes somewhere: TextLink looks alike and is a link' },
  ],
  accessibility: [
    'It MUST be a `button`, reached by Tab and pressed by Enter and by Space.',
    'It MUST be underlined, so that it is not told from text by its color alone.',
    'While busy it MUST keep its name and the focus, MUST be announced as busy, and MUST NOT act.',
    'It MUST NOT push the lines of its text apart.',
  ],
  content: [
    'A verb first, one to three words, which make sense without the sentence around them.',
    'Leave it out of the sentence’s grammar: `Not working? Resend code`.',
  ],
};
