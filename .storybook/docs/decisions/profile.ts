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
  {
    id: 'P-245',
    clause: 'member §2, §6',
    question:
      'The public profile is at /@ and a username or id. What of the address is the router’s, and what of other addresses of one word?',
    decision:
      'The route takes every address of one word that no other route has, and shows a profile where it begins with @; all others are not found. Both username and id work; the link that is copied, and the canonical address, have the username where there is one.',
  },
  {
    id: 'P-246',
    clause: 'member §2, §6',
    question: 'What do visitors see of a profile, and what can they do?',
    decision:
      'All that the profile view shows but the waitlist badge, which is for people who are signed in. Where others like, visitors are asked to sign in, and come back to the profile afterwards.',
  },
  {
    id: 'P-247',
    clause: 'member §2',
    question: 'How does one’s own public profile look?',
    decision:
      'As others see it, with a line that says so and without a like button. It is asked for anew each time, so that nobody misses what they have just changed; the profiles of others are kept for 30 minutes.',
  },
  {
    id: 'P-248',
    clause: 'member §2',
    question: 'What do name, occupation and education show where several fields are set?',
    decision:
      'The first name alone; the occupation, else the position; the education, else its level. What is not set has no line.',
  },
  {
    id: 'P-249',
    clause: 'member §2',
    question: 'Which links of other networks does a profile show?',
    decision:
      'Those that are web addresses of the network’s own site, with nothing before the host and no port after it. All others, such as javascript: or a look-alike site, are left out. They open in a new tab and pass nothing on.',
  },
  {
    id: 'P-250',
    clause: 'member §2',
    question: 'What is shown in place of the like button for somebody who is liked already?',
    decision: 'The words ‘You like’ and the name, so that the missing button explains itself.',
  },
  {
    id: 'P-251',
    clause: 'member §5',
    question: 'What of the settings can be changed, and which calls stand behind the rest?',
    decision:
      'The location. Linked accounts, logging out and deleting the account have a section each. The ages that somebody looks for stay in the preferences, where the documents have them.',
  },
  {
    id: 'P-252',
    clause: 'member §7, §8',
    question: 'How is an account of another network linked, and what if windows are not allowed?',
    decision:
      'The network asks in a window of its own that we open; without its opener, so that it cannot lead our page elsewhere. Where the browser allows no window it asks in the page. The settings learn of the link through the real-time channel.',
  },
  {
    id: 'P-253',
    clause: 'member §2, §8',
    question: 'Whose link does the callback finish, and what happens to its window?',
    decision:
      'Only one that began in this browser: the state has to be the newest one that was noted here, and the server checks it again. A window that we opened closes 2 s after it failed, and 2 s after it succeeded; any other page stays, with a way back to the settings.',
  },
  {
    id: 'P-524',
    clause: 'member §7',
    question: 'The window of another network is closed before anything is linked. What is said?',
    decision:
      "That it was closed, in the row of that network, with 'Link' to try again. Unlinking is asked for once more before it happens.",
  },
  {
    id: 'P-254',
    clause: 'member §7',
    question: 'DELETE /users/me has no screen. How does somebody delete their account?',
    decision:
      'At the end of the settings, in two steps: a dialog says what follows from it and wants the word DELETE typed. Afterwards they are signed out, on the landing page, and a toast says that it is done.',
  },
  {
    id: 'P-440',
    clause: 'decisions §5',
    question: 'Where does a profile that hides still show, and what does it cost its matches?',
    decision:
      'On no list of likes or matches and on no event that celebrates the member; a match comes back with the profile. Hosts still see their guests on the list of their event, guests still see their host, and the check of a username still says that the name is taken.',
  },
  {
    id: 'P-441',
    clause: 'decisions §5',
    question: 'How many people may a client read?',
    decision:
      'In ten minutes a visitor 30 different people, counted by address (by network for IPv6), a member 120; admins have no limit. The same people again cost nothing. Usernames that are checked count the same way, apart from profiles.',
  },
  {
    id: 'P-580',
    clause: 'decisions §5',
    question: 'What is kept of an uploaded picture, and how many does a user store?',
    decision:
      'The pixels, encoded again: upright, at most 4,096 px on either side, without metadata such as the location; of an animation, the first frame. A file that cannot be decoded completely is refused. A user who has stored 500 pictures is asked to contact Live Support.',
  },
  {
    id: 'P-400',
    clause: 'member §7, admin §7',
    question: 'What becomes of payments when an account is deleted?',
    decision:
      'A host with paid tickets ahead is refused, also to admins. Otherwise payment pages and card requests of the account, and pages for its events, are closed; a payment that arrives all the same is refunded and its payer told. Their own paid tickets go without a refund, as the dialog says.',
  },
];
