import type { Decision } from '../decisions.ts';

/** Those that the calls and rules of tickets rest on. */
export const ticketsDecisions: readonly Decision[] = [
  {
    id: 'C-01',
    clause: 'events §4',
    question:
      'Archived counts as both cancelled and over, and the button asks for over first: when does it say Cancelled?',
    decision:
      'For the button, over is completed or past the computed end, and cancelled is archived before its end. For lists and for what hosts may do, both are over. In the portal archived events stand under Cancelled.',
  },
  {
    id: 'A-21',
    clause: 'events §2 (attendee dashboard)',
    question: 'The countdown shows in the last 24 hours only, yet has a format for days.',
    decision:
      'Under 24 hours it ticks. Before that the dashboard shows the date, and other places the days.',
  },
  {
    id: 'A-24',
    clause: 'events §4',
    question: 'Which events of a series are upcoming?',
    decision: 'Those that start in the future and are neither completed nor archived.',
  },
  {
    id: 'A-25',
    clause: 'events §4; events §8',
    question: 'Where does the payment page lead back to?',
    decision:
      'To /tickets with new-event once it is paid, and to the event when it is left. The answer to a reservation carries the address of the page beside its session id, as the card provider no longer redirects by the id alone.',
  },
  {
    id: 'A-28',
    clause: 'events §2, §6',
    question: 'Accepting and declining an applicant has no call.',
    decision:
      'Accepting gives a free ticket; declining deletes the sign-up without a refund, also for a bachelorette event.',
  },
  {
    id: 'A-41',
    clause: 'events §7; admin §7',
    question: 'Deleting a sign-up has a body, which not everybody can send with this method.',
    decision: 'The field is also taken from the query; the body wins.',
  },
  {
    id: 'P-70',
    clause: 'events §4',
    question: 'How long is a ticket kept for somebody who is paying?',
    decision:
      'Half an hour, the least that the card provider keeps a page open. Whoever asks again meanwhile gets the same page; afterwards the ticket is free for others by itself.',
  },
  {
    id: 'P-71',
    clause: 'events §4, §8',
    question: 'What if the payment arrives after that, or after the sign-up was cancelled?',
    decision:
      'The ticket is the buyer’s if it is still there; else they get all of it back and are told.',
  },
  {
    id: 'P-402',
    clause: 'events §2, §4',
    question:
      'A host cancels a sign-up without a refund while the guest pays. Who keeps the money?',
    decision:
      'A payment that was written down before the cancellation stays with the host; any other goes back, however late it comes. It is settled with the cancellation and does not change when the provider tells of the payment again.',
  },
  {
    id: 'P-72',
    clause: 'events §7',
    question: 'A reservation can be sent twice by a double click, the back button or a bad line.',
    decision:
      'There is one ticket for each person and event. A header Idempotency-Key may be sent: the same key again gets the same answer and changes nothing for a day. Rewards take it as well.',
  },
  {
    id: 'P-73',
    clause: 'events §4, §6',
    question: 'Who gets no ticket?',
    decision:
      'The host, the bachelorette, and people whose age is unknown; the sentence says so. Nor do those who may not see the event: its age on the day, its gender and the onboarding decide both alike. Orientation is not asked for, only the side follows from the gender.',
  },
  {
    id: 'P-74',
    clause: 'events §4 (host actions)',
    question: 'Does a free ticket come on top of the tickets?',
    decision:
      'No: one must be left on the guest’s side, else it is refused as sold out. The age is left to the host.',
  },
  {
    id: 'P-75',
    clause: 'events §4, §9',
    question: 'What if a sign-up is deleted twice, or the refund is asked for later?',
    decision:
      'Twice is once. What was paid can be given back later too, in full, as long as the event is not over.',
  },
  {
    id: 'P-76',
    clause: 'events §7, §8',
    question:
      'Invite is called after a sign-in that carries an event, and by hosts. With which body?',
    decision:
      'An empty body puts the signed-in person on the guest list as an applicant; hosts name user ids or say all. The answer is the number of people.',
  },
  {
    id: 'P-77',
    clause: 'events §2',
    question: 'Whom does inviting all invite, and how often?',
    decision:
      'The accepted members of the event’s city whom it suits by age, gender and whom they look for; two hundred a call, ten calls an hour, nobody twice in a day, nobody who is on the list.',
  },
  {
    id: 'P-78',
    clause: 'events §2 (attendee dashboard)',
    question: 'Which events are on the dashboard, and in which order?',
    decision:
      'Those with a ticket that is paid or free: to come, the soonest first; over or cancelled, the latest first.',
  },
  {
    id: 'P-79',
    clause: 'events §4',
    question:
      'What does the button of a free event say, and what do visitors see of an event that is over?',
    decision: 'Reserve alone. Visitors always see Reserve, which asks them to sign in.',
  },
  {
    id: 'P-305',
    clause: 'events §2 (attendee dashboard)',
    question: 'The card of an event has a countdown, a date and the time of its start. Which when?',
    decision:
      'The date while the start is a day or more away and once the event is over, the countdown on the last day, ‘Started at’ while it lasts. A cancelled event says so and stays among the past ones.',
  },
  {
    id: 'P-306',
    clause: 'events §2 (attendee dashboard)',
    question: 'What does the dialog of new-event say of an event that is not among the tickets?',
    decision:
      'That it comes as soon as the payment is confirmed. Only an event that is there is said to be approved. Closing the dialog takes its key out of the address without a step in the history.',
  },
  {
    id: 'P-307',
    clause: 'events §2 (attendee dashboard)',
    question: 'Where does Get Set Up lead?',
    decision:
      'To the application while the profile is not complete, afterwards to the ticket, or into the event once it is live.',
  },
  {
    id: 'P-308',
    clause: 'events §2, §7',
    question: 'Can somebody cancel their own ticket?',
    decision:
      'Not on the site: deleting a sign-up is a call of hosts and admins. The card offers the help page, and the terms say whom to write to.',
  },
  {
    id: 'P-309',
    clause: 'events §2 (live, videochat)',
    question: 'What do the rooms of an event show?',
    decision:
      'A countdown until ten minutes before the start. Then the page asks for the token by itself, shows what the server says where it refuses, and else the place of the video, with the address of the evening beside it.',
  },
  {
    id: 'P-310',
    clause: 'member §1 (chat)',
    question: 'Chat is named as a capability, without a route or a screen.',
    decision:
      'It has no screen of its own: it is a part of the matches, once a chat provider is there.',
  },
  {
    id: 'P-311',
    clause: 'member §1, §2 (wallets)',
    question: 'Waitlist mode hides the link to the wallets. What does their address show?',
    decision:
      'That they are not open yet, and the way home; nothing is fetched. Likes, Matches and wallets are hidden by one rule of the domain.',
  },
  {
    id: 'P-312',
    clause: 'member §2, §7 (wallets, rewards)',
    question: 'Rewards and NFTs have calls and no screen.',
    decision:
      'They stand on the page of the wallets. Removing a wallet and redeeming a reward are asked once more.',
  },
  {
    id: 'P-313',
    clause: 'member §2, §5, §9 (feedback)',
    question: 'What is the like feedback, and which call takes it?',
    decision:
      'The answer to a like that waits, one at a time: a like in return with words, or a pass, by the call that decides on a profile. It carries no points, as a reply has none.',
  },
  {
    id: 'P-314',
    clause: 'member §2 (meta-touch)',
    question: 'What does /meta-touch show?',
    decision: 'That this part is not open yet. Nothing is known of it but its address.',
  },
  {
    id: 'P-315',
    clause: 'member §2 (footer)',
    question: 'No document gives the texts of terms and privacy.',
    decision:
      'Those that are configured, on pages of their own (VITE_TERMS_OF_USE_URL and the like). Where one is not, a page of ours says how to get it: texts that bind no one are not shown to users.',
  },
  {
    id: 'P-501',
    clause: 'events §2 (attendee dashboard, join)',
    question: 'What does the join key do?',
    decision:
      'It opens the live event where it may be entered, else the ticket to that event over the dashboard. Closing the ticket removes the key. Without a ticket it does nothing.',
  },
];
