import { messages } from '../messages.ts';

/** What is said of likes and matches. Source: member §4, §8. */
export const likeMessages = {
  matched: 'You matched!',
  failed: messages.failed,
  feedbackSent: 'Feedback sent',
} as const;
