import { messages } from '../messages.ts';

/** The texts about likes and matches. Source: member §4, §8. */
export const likeMessages = {
  matched: 'You matched!',
  failed: messages.failed,
  feedbackSent: 'Feedback sent',
} as const;
