import type { Decision } from '../decisions.ts';

/** Those that the calls and rules of membership rest on. */
export const membershipDecisions: readonly Decision[] = [
  {
    id: 'P-50',
    clause: 'member §3',
    question: 'What are the savings, the discount and the interval price of a plan?',
    decision:
      'Savings are whole percents against the base plan, rounded down, and the discount is their label. The interval price is in dollars, the unit amount is what one charge takes in cents, the interval amount a month’s share of it.',
  },
  {
    id: 'P-51',
    clause: 'member §1, §3',
    question: 'Which plans are there?',
    decision:
      'One month at 49 dollars, three months at 39 a month and a year at 29 a month. The one of three months is chosen at first, and all are compared with the monthly one.',
  },
  {
    id: 'P-52',
    clause: 'member §4, §7',
    question: 'What if somebody reserves again, or another plan?',
    decision:
      'The same plan gives the same secret while it waits for its card, another one replaces it, and a membership that holds refuses both.',
  },
  {
    id: 'P-401',
    clause: 'member §4, §7',
    question: 'What if two plans are chosen in two tabs, and both are paid?',
    decision:
      'Choosing a plan cancels the payment of the one before, so that its tab cannot charge any more. Where both payments come through all the same, the first one begins the membership, and the second one is refunded, with a mail.',
  },
  {
    id: 'P-53',
    clause: 'member §1, §9',
    question: 'When is somebody charged who reserved before they were accepted?',
    decision:
      'Seven days after the acceptance, and later by the free months that they got meanwhile. The mail of the acceptance says the amount and the day, and is the reminder.',
  },
  {
    id: 'P-54',
    clause: 'member §4',
    question: 'Who is charged at once?',
    decision:
      'Whoever was accepted before they reserve. The next charge follows after the months of their plan.',
  },
  {
    id: 'P-55',
    clause: 'admin §3, §5, §7',
    question: 'What do free months do, and for whom?',
    decision:
      'They put off the next charge, also of a membership that is paused. Whoever has none gets one without a plan that is free for so long. A membership without a next charge is not lengthened.',
  },
  {
    id: 'P-56',
    clause: 'admin §7',
    question: 'What if one of several people is not there?',
    decision:
      'Their entry says that it did not succeed, the others get their months. Whoever is named twice gets them once. One call names a hundred people at most.',
  },
  {
    id: 'P-57',
    clause: 'admin §4',
    question: 'What does a pause do to the application, and what to the next charge?',
    decision:
      'A pause leaves the status of the application. Resuming turns the status of a paused subscription into approved, and a charge that fell into the pause is due at once.',
  },
  {
    id: 'P-58',
    clause: 'admin §2, §4',
    question: 'What does it mean to prevent a renewal, and when is it open?',
    decision:
      'The member is not moved to the replacement plan and nothing more is charged. It is open while the membership holds, also during a pause, as the flag of being active is one apart from the status.',
  },
  {
    id: 'P-59',
    clause: 'member §4',
    question: 'How soon does the application know of the payment?',
    decision:
      'Reading one’s application status asks the payments provider while a reservation waits for its card, so that the page need not wait for the provider’s message.',
  },
  {
    id: 'P-280',
    clause: 'member §2 (other dialogs)',
    question: 'When do the benefits stand in full, and when in short? Which texts do they have?',
    decision:
      'In full where BECOME A MEMBER opened the plans, in short where the application status led to them. The texts are ours: what the documents say that members can do.',
  },
  {
    id: 'P-281',
    clause: 'member §2 (other dialogs)',
    question: 'No call returns the sample avatars. Whose are they?',
    decision:
      'Three pictures that the app brings along. Whoever invited the person stands before them.',
  },
  {
    id: 'P-282',
    clause: 'member §1',
    question: 'What does the setting of the region change (A-50)?',
    decision:
      'On, the plans promise that nothing is charged before the acceptance, and the reminder 7 days before the first billing; the button says Reserve. Off, they promise nothing, and it says Subscribe. Whether the card is charged at once stands above COMPLETE, as the client secret tells it.',
  },
  {
    id: 'P-283',
    clause: 'member §4, §9',
    question: 'What if somebody leaves the payment while it is under way, or in the 3 s after it?',
    decision:
      'While the bank is asked the dialog stays. In the 3 s after it, leaving completes at once: the application status is asked for as if they had passed.',
  },
  {
    id: 'P-284',
    clause: 'member §4; decision P-110',
    question: 'How does a test card that asks to confirm the payment do so?',
    decision:
      'As the provider’s own form does, without leaving the page: the sandbox’s page of the bank opens in a window of its own, and closes with the answer. Closing it is no confirmation.',
  },
  {
    id: 'P-480',
    clause: 'member §2; admin §4',
    question: 'What is a member told whose subscription failed, was cancelled or is paused?',
    decision:
      "What it is. After a failure or a cancellation the payment counts as open: the heading is 'You're in the database' and BECOME A MEMBER is offered again. A pause keeps the title and leads to Live Support, since no call of members resumes. A new subscription outweighs the old status.",
  },
  {
    id: 'P-481',
    clause: 'member §2',
    question: 'Where does an accepted member pay who has no membership?',
    decision:
      'On the accepted home: BECOME A MEMBER beside Download App, not for hosts and admins. The plans promise nothing about an acceptance that has happened, and say Subscribe.',
  },
  {
    id: 'P-482',
    clause: 'member §2 (home), §7 (real-time channel)',
    question: 'A change of the application arrives while a dialog of the home is open.',
    decision:
      'The page behind it changes, and the dialog stays until it is done or left. After a payment the focus goes to the heading of the home.',
  },
  {
    id: 'P-483',
    clause: 'member §4',
    question: 'Two windows ask for the card of a membership, and one of them is done.',
    decision:
      'The other one hears of it by the real-time channel. In the place of its plans or its card it says that a membership holds, and leads back to the home. A payment under way in it is not interrupted.',
  },
];
