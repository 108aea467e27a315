import { limits } from '../limits.ts';

const { min, max } = limits.freePeriodCount;

/** The sandbox's messages and mails; a real product API has its own. */
export const membershipServerMessages = {
  planNotFound: 'This plan is not offered any more. Load the plans again and choose another one',
  alreadyMember: 'You have a membership already. Write to support to change its plan',
  planChanged: 'Another plan was chosen at the same moment. Choose the plan again',
  cardNotAsked: 'The payment could not be started. Please try again in a moment',
  durationForm: `Give the duration as ${min} to ${max} weeks or months, such as 2 weeks`,
  reasonMissing: 'Give a reason for the free months',
  memberNotFound: 'Nobody has this user ID. Check it and try again',
  notPausable: 'Only a membership that is active or trialing can be paused',
  notPaused: 'This membership is not paused, so there is nothing to resume',
  noRenewal: 'This membership will not be moved to another plan, so there is no renewal to prevent',
  paidTwice: (price: string) =>
    `You paid for your membership twice, so you got ${price} back. Your membership goes on as it is.`,
  firstCharge: (price: string, day: string) =>
    `You are accepted, and your membership has begun. ${price} will be charged to your card on ${day}.`,
} as const;
