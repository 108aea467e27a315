/** The texts for links and passwords. Source: member §8 for `magicLink`; the others are ours. */
export const authMessages = {
  /** Ours: for a code that was sent before. */
  code: {
    enterSentCode: 'Enter the code that was sent',
    sentAlready: 'We sent you a code a moment ago.',
    anotherIn: 'You can ask for another in',
  },
  magicLink: {
    failed: 'There was an error, try again later',
    sent: 'Link sent successfully',
    expired: 'Link expired to protect your information. Please refresh the page for a new link',
  },
  signInLink: {
    refused: 'This link did not work',
    unreachable: 'We could not sign you in',
  },
  password: {
    changed: 'Your password has been changed',
    tokenMissing: 'Paste the link from your email',
    resetLinkSent: 'Check your email',
  },
  eventAsked: 'You are invited to this event',
} as const;
