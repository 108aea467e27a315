export { likeProblem } from './decision.ts';
export { mostLikePoints } from './like-points.ts';
export { likeMessages } from './messages.ts';
export { mayGiveFeedback, sentLikeStatus, type SentLikeStatus } from './sent-like.ts';
export { likeServerMessages } from './server-messages.ts';
export { tokenCount } from './token-count.ts';
