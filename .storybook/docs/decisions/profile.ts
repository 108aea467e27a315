import type { Decision } from '../decisions.ts';

/** On photos, linked accounts, wallets, rewards, places and streaming. */
export const profileDecisions: readonly Decision[] = [
  {
    id: 'P-20',
    clause: 'events §2, §7; member §9',
    question: 'How does a picture travel to POST /images, and what may it be?',
    decision:
      'As a data URL of a JPEG, PNG or WebP, of at most 5 MB and from 100 to 8000 pixels either way. The server reads type and size from the bytes themselves. Whoever knows the address of a picture may see it; nobody can guess one.',
  },
  {
    id: 'P-21',
    clause: 'member §5, §7',
    question:
      'No call is said to put an uploaded photo on the profile, to move it or to remove it.',
    decision:
      'PUT /users/me takes `images`, the ids in the order of the slots, at least one and at most nine; those left out come off. So slot 0 can be replaced, but not emptied.',
  },
  {
    id: 'P-22',
    clause: 'member §3',
    question: 'What is the moderation status of a photo that comes onto a profile?',
    decision:
      'Pending, whatever it was, but for a rejected one: it stays rejected, so that nobody gets around a decision by taking a photo off and putting it on again.',
  },
  {
    id: 'P-23',
    clause: 'member §2, §7; admin §7',
    question: 'How does linking an account of another network go, and how do screens list them?',
    decision:
      'The init call answers the address at which the network asks; it sends the person back with code and state. A state is good once, for ten minutes, for whoever began, and a wrong code uses it up. One account a network. GET /users/me lists them as `socialAccounts`.',
  },
  {
    id: 'P-24',
    clause: 'member §3, §7',
    question: 'What do linking and unlinking do to the links of the profile?',
    decision:
      'Linking writes the link of that network. Unlinking takes it away if it is still the one that was written; the Instagram link stays, as sign-up asks it of everybody.',
  },
  {
    id: 'P-25',
    clause: 'member §3, §7',
    question: 'What is a wallet, and how do screens list them?',
    decision:
      'An address of the Ethereum family, kept in small letters, once for each person. GET /users/me lists them as `wallets`.',
  },
  {
    id: 'P-26',
    clause: 'member §3, §7',
    question: 'What rewards are there, and what happens when one is redeemed?',
    decision:
      'Four of our own. The points are taken at once, the redemption is noted, and what the reward promises is done by the people of the house.',
  },
  {
    id: 'P-27',
    clause: 'member §7; events §7',
    question: 'What does the reverse geocoder take and answer?',
    decision:
      'It takes {lat, lng} and answers a place in the fields that PUT /users/me takes: the nearest known city within 100 km with its own coordinates, so that nobody stores where exactly they stand. Farther away there is none.',
  },
  {
    id: 'P-28',
    clause: 'admin §7; events §2, §4, §9',
    question: 'Who may enter the video of which room, and when?',
    decision:
      'An event by id or slug: its guests, its host and admins, from ten minutes before the start until it is over. match-<id>: the two who are matched. The token is good for one hour, for that room alone.',
  },
];
