import { adminDecisions } from './decisions/admin.ts';
import { authDecisions } from './decisions/auth.ts';
import { componentsDecisions } from './decisions/components.ts';
import { eventsDecisions } from './decisions/events.ts';
import { forYouDecisions } from './decisions/for-you.ts';
import { hostsDecisions } from './decisions/hosts.ts';
import { journeyDecisions } from './decisions/journey.ts';
import { membershipDecisions } from './decisions/membership.ts';
import { paymentsDecisions } from './decisions/payments.ts';
import { profileDecisions } from './decisions/profile.ts';
import { questionnaireDecisions } from './decisions/questionnaire.ts';
import { referralDecisions } from './decisions/referral.ts';
import { shellDecisions } from './decisions/shell.ts';
import { signupDecisions } from './decisions/signup.ts';
import { ticketsDecisions } from './decisions/tickets.ts';
import { waitlistDecisions } from './decisions/waitlist.ts';

/** One point that the product documents leave open or contradict, and how it was settled. */
export interface Decision {
  /**
   * Stays the same for ever, so that code and notes can name it. C: the documents contradict each
   * other; A: they are not clear; P: they are silent.
   */
  id: string;
  /** Where the point arises. */
  clause: string;
  question: string;
  decision: string;
}

const byId = new Intl.Collator('en', { numeric: true });

/** All that what is built so far rests on. New ones join with the work that meets them. */
export const decisions: readonly Decision[] = [
  ...journeyDecisions,
  ...adminDecisions,
  ...authDecisions,
  ...componentsDecisions,
  ...eventsDecisions,
  ...forYouDecisions,
  ...hostsDecisions,
  ...membershipDecisions,
  ...paymentsDecisions,
  ...profileDecisions,
  ...questionnaireDecisions,
  ...referralDecisions,
  ...shellDecisions,
  ...signupDecisions,
  ...ticketsDecisions,
  ...waitlistDecisions,
].toSorted((one, other) => byId.compare(one.id, other.id));
