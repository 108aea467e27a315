import type { Decision } from '../decisions.ts';

/** Of the waitlist, the application, referrals and the analytics downloads. */
export const waitlistDecisions: readonly Decision[] = [
  {
    id: 'P-40',
    clause: 'admin §3, §7; member §1',
    question:
      "The admin's waitlist has a waitlistPriority and no order, and tokens are said to prioritise the waitlist.",
    decision:
      'The priority is the number of tokens that the applicant holds. Whoever has more is first, then whoever joined first, then the lower id. The position that members are shown does not follow it.',
  },
  {
    id: 'P-41',
    clause: 'admin §2, §7',
    question: 'How long is a page of the waitlist, and what if paginated is not true?',
    decision:
      '25 applicants, as `limit` says. The answer is a page whatever paginated says. A page behind the last one is empty.',
  },
  {
    id: 'P-42',
    clause: 'admin §7',
    question: 'What do search, location, cardSubmitted and appSubmitted compare?',
    decision:
      'Search: any part of the name, email or username. Location: any part of the written location, city, region or country. Both whatever the capitals. cardSubmitted: SAVE_PAYMENT is completed. appSubmitted: COMPLETE_PROFILE is completed, without which nobody can apply.',
  },
  {
    id: 'P-43',
    clause: 'member §2, §7',
    question: 'What does submitting the application do?',
    decision:
      'It wants a complete profile, and brings somebody without a decision, or who had declined, to DB Pending and onto the waitlist. Nobody else moves, and sending it again is no failure.',
  },
  {
    id: 'P-44',
    clause: 'member §4, §8',
    question:
      'Which failures of a referral code are answered by accepted, and which by a sentence?',
    decision:
      "accepted is false for a code that nobody has, so that the fixed text stands there. One's own code (422), a second referrer (409) and the eleventh failed try within an hour (429) are refused with a sentence. The same code again is accepted again.",
  },
  {
    id: 'P-45',
    clause: 'member §4, §7',
    question: 'What does a referral do for whoever invited, and when is INVITE_FRIEND completed?',
    decision:
      'It is completed with the first person who signs up with their code or applies it. Nobody gets tokens for it: no document says so.',
  },
  {
    id: 'P-46',
    clause: 'member §7',
    question: 'What does a bad referral code do at sign-up?',
    decision: 'Nothing: the account is created without a referrer.',
  },
  {
    id: 'P-47',
    clause: 'member §7; admin §3',
    question: 'Where does a person find the code by which they invite others, and what is it like?',
    decision:
      'GET /users/me carries inviteReferralCode. It is given at sign-up: eight letters and digits, none of which looks like another, taken in small letters too.',
  },
  {
    id: 'P-48',
    clause: 'admin §2, §7',
    question: 'Of what kind are the analytics downloads, and what stands in them?',
    decision:
      'CSV files in UTF-8 with a name. Active recommendations have not expired; undecided ones are neither accepted nor declined; active users are the accepted ones, of whom only those are listed who lack something.',
  },
  {
    id: 'P-49',
    clause: 'admin §7',
    question: 'What is a paid subscription, an unpaid one and a trial?',
    decision:
      'Paid: in force (active, paused or in a trial) with a price. Trials: those of them in a trial. Unpaid: waiting for the first payment, or in force without a price. Cancelled ones are in no report.',
  },
  {
    id: 'P-275',
    clause: 'member §6; admin §4',
    question:
      'Admins switch their waitlist on the waitlist view. What leads back once it is off, and that view is gone?',
    decision: 'Only admins keep the view while it is off.',
  },
  {
    id: 'P-276',
    clause: 'admin §6; member §3',
    question: 'When does the application-status dialog open?',
    decision:
      'When it is asked for, by Application status on the waitlist view. It does not come by itself: the page behind it says what comes next, and a dialog would stand in the way of doing it.',
  },
  {
    id: 'P-404',
    clause: 'member §1, admin §4',
    question: 'What is an applicant told who is accepted without a reserved membership?',
    decision:
      'A mail, or a text where there is no email, that says welcome and leads to the app. With a reserved membership the mail of its first charge says it instead.',
  },
  {
    id: 'P-487',
    clause: 'admin §1, §4; member §2; decision C-03',
    question: 'What does the waitlist switch show to an admin who was accepted?',
    decision:
      'It stands on both views of the home. On shows an admin the waitlist view, off the accepted one. It hides no links: that is the configuration flag alone.',
  },
  {
    id: 'P-488',
    clause: 'member §1, §9; admin §4',
    question: 'The waitlist flag is on in the observed configuration. What does the demo show?',
    decision:
      'The open product, with a dater who waits and one who was accepted: npm start switches the flag off and says how to have it on. Builds keep it on.',
  },
  {
    id: 'P-489',
    clause: 'events §2 (Event cards)',
    question: "Which events have the waitlist tag card, and when is it 'Join Waitlist'?",
    decision:
      "Those below the banner on the home of an applicant. 'Join Waitlist' until they are in the database, 'Coming soon' from then on. The card opens the event as all others do.",
  },
];
