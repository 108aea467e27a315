export { inviteCodeOf, isInviteCode, plainInviteCode } from './invite-code.ts';
export { isAcceptedReply } from './is-accepted-reply.ts';
export { referralMessages } from './messages.ts';
export { referralProblem, type ReferralProblem } from './referral-problem.ts';
export { referralServerMessages } from './server-messages.ts';
