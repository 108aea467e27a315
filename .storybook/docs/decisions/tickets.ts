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
    id: 'P-72',
    clause: 'events §7',
    question: 'A reservation can be sent twice by a double click, the back button or a bad line.',
    decision:
      'There is one ticket for each person and event. A header Idempotency-Key may be sent: the same key again gets the same answer and changes nothing for a day.',
  },
  {
    id: 'P-73',
    clause: 'events §4, §6',
    question: 'Who gets no ticket?',
    decision:
      'The host, the bachelorette, people whose age on the day of the event is outside its range, and people whose age is unknown; the sentence says so. Orientation is not asked for, only the side follows from the gender.',
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
];
