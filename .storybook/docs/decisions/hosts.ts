import type { Decision } from '../decisions.ts';

/** What is settled on hosts and their payouts. */
export const hostsDecisions: readonly Decision[] = [
  {
    id: 'P-80',
    clause: 'events §2; admin §7',
    question:
      'A host signs up at an address with a uuid. What is the uuid, and what proves the phone?',
    decision:
      'An invitation, good once and until it expires, which also decides the level. It proves no phone: P-560 does. No call makes invitations, so the sandbox has some from the start and shows their links in the outbox.',
  },
  {
    id: 'P-81',
    clause: 'admin §7',
    question: 'What does the sign-up of a host send and make?',
    decision:
      'The uuid, the name under which they hold events, first and last name, email, password and phone. It makes a person who never waits, signs in by password, and has a host record whose link id follows from its name.',
  },
  {
    id: 'P-82',
    clause: 'events §2, §7',
    question: 'What is {id} in the host calls, and what is a link id made of?',
    decision:
      'The id of the host or the link id; of an event, its id or slug. A link id is made of letters, digits, hyphens and underscores, not of digits alone, the same in large and small letters, and neither me nor event.',
  },
  {
    id: 'P-83',
    clause: 'events §7',
    question: 'Which events does GET /hosts/{id}/events list?',
    decision:
      'The public ones that are neither in review nor cancelled nor over. The host themself and admins get all of them.',
  },
  {
    id: 'P-84',
    clause: 'events §7',
    question: 'Who may know the host of an event that is still in review?',
    decision: 'Those who run it. For everybody else there is no such event.',
  },
  {
    id: 'P-85',
    clause: 'events §7; admin §7',
    question: 'What are host date applications?',
    decision:
      'Somebody signed in asks a host to arrange a date, with a message of up to 500 characters or none, once for each host and never themselves. The host is told by a mail without a name, and reads the applications; so do admins.',
  },
  {
    id: 'P-86',
    clause: 'events §7',
    question: 'What can PUT /hosts/me change?',
    decision:
      'Name, link id and logo: the id of a picture that the host uploaded and that was not rejected, or null. Never the level. It is for people with a host record, so not for other admins.',
  },
  {
    id: 'P-87',
    clause: 'events §4, §7',
    question: 'What follows from a payouts code?',
    decision:
      'The update answers without a body; the link comes from the lookup. A code that the provider refuses is answered with 422 and a sentence. Connecting again takes the place of the account before.',
  },
  {
    id: 'P-88',
    clause: 'events §7',
    question: 'What are the parameters of the payouts authorization redirect called?',
    decision:
      'client_id, state, redirect_uri, email and phone. The connect page of the sandbox sends nobody anywhere but into the web product: back with code and state, or with error=access_denied and state.',
  },
  {
    id: 'P-560',
    clause: 'member §4; admin §7',
    question: 'Anyone with an invitation could take the phone of another. What proves it?',
    decision:
      'The documented code calls, as for daters: the jwt of the code step is the bearer of the host sign-up. Without it the answer is 401, with the proof of another phone 422. A phone that has an account gets a session from the code step, which is no proof, so that its owner cannot become a host this way.',
  },
];
