import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For what happened to something that was pressed, where nothing on the page shows it: saved, copied, failed.',
    'One `ToastProvider` around the app; `useToast` wherever something happens.',
    '`success` and `info` stay 5 s, `success` with `short` 2.5 s, `error` 20 s. `loading` stays until the next one.',
    '`message` is what another user has written, with a link to the conversation: on every page but that conversation.',
    'One at a time: the next one takes the place of the last, which does not come back.',
  ],
  alternatives: [
    { component: 'InlineError', when: 'the form or dialog that failed is still open' },
    { component: 'Banner', when: 'it is to stay on the page' },
    { component: 'ConfirmDialog', when: 'it needs an answer' },
  ],
  accessibility: [
    'It MUST be announced when it appears: a failure at once, all else politely. It MUST NOT take the focus.',
    'It MUST stay while it is hovered or focused, and resume its time afterwards.',
    'F6 MUST lead to it, Escape MUST close it, and the focus MUST go back to where it was.',
    'It MUST NOT be the only way to do anything: it leaves.',
    'It is at the top right in every writing direction, as documented; its content follows the direction.',
  ],
  content: [
    'The texts that the product documents give, as they are: `Profile Saved`, `Link copied successfully`.',
    'An error is the message of the server, else what to do: `Please try again`.',
    'A few words, no title, no period.',
  ],
};
