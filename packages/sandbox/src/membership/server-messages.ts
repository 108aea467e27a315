import { limits } from '@perigee/domain';
import { membershipServerMessages as known } from '@perigee/domain/membership';

const { min, max } = limits.freePeriodCount;

/** The messages of the server: those that rules and stories know, and the sandbox's own. */
export const membershipServerMessages = {
  ...known,
  planNotFound: 'This plan is not offered any more. Load the plans again and choose another one',
  alreadyMember: 'You have a membership already. Write to support to change its plan',
  planChanged: 'Another plan was chosen at the same moment. Choose the plan again',
  durationForm: `Give the duration as ${min} to ${max} weeks or months, such as 2 weeks`,
  reasonMissing: 'Give a reason for the free months',
  memberNotFound: 'Nobody has this user ID. Check it and try again',
  notPaused: 'This membership is not paused, so there is nothing to resume',
  noRenewal: 'This membership will not be moved to another plan, so there is no renewal to prevent',
  paidTwice: (price: string) =>
    `You paid for your membership twice, so you got ${price} back. Your membership goes on as it is.`,
  firstCharge: (price: string, day: string) =>
    `You are accepted, and your membership has begun. ${price} will be charged to your card on ${day}.`,
} as const;
