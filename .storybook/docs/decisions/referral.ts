import type { Decision } from '../decisions.ts';

/** Of inviting and being invited. */
export const referralDecisions: readonly Decision[] = [
  {
    id: 'P-277',
    clause: 'member §2 (other dialogs)',
    question: 'What opens the dialog for a referral code?',
    decision:
      'The invitations at the foot of the waitlist view, until somebody has a referrer. From then on whoever invited them stands there.',
  },
  {
    id: 'P-278',
    clause: 'member §2, §8',
    question: 'What does an invite link do for somebody who is not signed in?',
    decision:
      'It keeps the code in this tab, and asks them in. Signing up sends the code along; signing in comes back to the link, which applies it. A link whose code cannot be one leads home.',
  },
  {
    id: 'P-279',
    clause: 'member §7; admin §3',
    question: 'What does somebody share to invite a friend?',
    decision:
      'The address /invite/ with their code, which is shown beside it to be said aloud. Who has no code is not asked to invite.',
  },
];
