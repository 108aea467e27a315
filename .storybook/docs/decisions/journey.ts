import type { Decision } from '../decisions.ts';

/** Those that the journey from the landing to acceptance rests on. */
export const journeyDecisions: readonly Decision[] = [
  {
    id: 'A-01',
    clause: 'member §2',
    question: "People without a session are sent to 'the discover route'. Which one is it?",
    decision: 'The root. Landing and discover are the same route.',
  },
  {
    id: 'A-02',
    clause: 'member §2 (protected pages, logged-out visitors)',
    question:
      'Somebody sent away from a protected page lands on discover. Do they have to find the way in themselves?',
    decision:
      'No: the sign-in modal opens, and after it they are taken to the page that they wanted.',
  },
  {
    id: 'A-04',
    clause: 'member §2 (login page flow)',
    question: "Where does 'Trouble Logging In?' lead?",
    decision: 'To a small panel: send the code again, email a sign-in link, live support.',
  },
  {
    id: 'A-05',
    clause: 'member §2 (waitlist / home screen)',
    question: 'Three headings are named; which activity leads to which is not.',
    decision:
      "Profile not completed: 'You're on the waitlist!'. Profile completed, payment not: 'You're in the database'. Both completed: the title of the membership.",
  },
  {
    id: 'A-46',
    clause: 'member §7',
    question: 'The channel is named, its transport is not.',
    decision: 'socket.io, namespace /users/me, with the token in the auth of the handshake.',
  },
  {
    id: 'A-47',
    clause: 'member §1',
    question: 'How is a test runner recognised, for which the smart-app banner is skipped?',
    decision: 'By a global flag that the runner sets before the page loads.',
  },
  {
    id: 'A-48',
    clause: 'member §2',
    question: 'Only a crash page is described; what does an unknown address show?',
    decision: 'A not-found page of its own, not the crash page.',
  },
  {
    id: 'C-03',
    clause: 'member §1, §6; admin §4, §7',
    question:
      'Waitlist mode is a configuration flag, and admins also switch a waitlist on and off for one person.',
    decision:
      'Both exist. The flag hides Likes, Matches and wallets. The switch writes one boolean of one person, which decides whether their home shows the waitlist view.',
  },
  {
    id: 'C-04',
    clause: 'member §6; admin §7',
    question:
      'Visitors may open public profiles, but the call is in the list of authenticated ones.',
    decision:
      'The bearer is optional. Everybody gets the public fields only: never last name, email or phone.',
  },
  {
    id: 'C-07',
    clause: 'events §2; admin §7',
    question:
      'The device overlay can be met by visitors, but its email and SMS links are authenticated calls.',
    decision:
      'They are taken without a bearer where an email or phone is in the body, and are limited in rate.',
  },
  {
    id: 'C-09',
    clause: 'member §7; admin §7',
    question:
      'Saves of the questionnaire and the preferences are said to have no shown method and path, and stand in a table that gives them one.',
    decision: 'PUT /users/me for both.',
  },
  {
    id: 'C-15',
    clause: 'admin §7',
    question: '{user} in PUT /waitlist/{user} is not explained.',
    decision:
      'An id or a username. Any subset of status, H number, membership type and the switch.',
  },
  {
    id: 'C-23',
    clause: 'member §5, §6',
    question: 'The fields of the settings screen are shown only in part.',
    decision:
      'It begins with the three disabled fields that are described (name, username, email) and log out.',
  },
  {
    id: 'C-25',
    clause: 'member §2, §4',
    question: 'The modal has six steps in one section and four in another.',
    decision:
      'Four states: intro, phone, code, signup. The questionnaire and the editing of data follow in the same modal.',
  },
  {
    id: 'C-28',
    clause: 'member §3',
    question: 'The desired age is named in the preference, in the profile and among the answers.',
    decision: 'The preference is the source; the profile follows it on the server.',
  },
  {
    id: 'C-33',
    clause: 'admin §4',
    question: 'subscription-paused is a status without a row in the table of decisions.',
    decision:
      "It has no decisions, like the other subscription statuses. Its label is 'Sub paused'.",
  },
  {
    id: 'C-39',
    clause: 'member §3, §4, §7',
    question: 'The id is called id in one answer, userId in another and in the browser storage.',
    decision: 'The contract keeps both; the session stores it as userId.',
  },
  {
    id: 'P-01',
    clause: 'member §2 (waitlist / home screen)',
    question: 'What does somebody see who is neither accepted nor on the waitlist?',
    decision: 'The discover page that visitors see, without its invitations to sign in.',
  },
  {
    id: 'P-02',
    clause: 'member §3; admin §3',
    question: 'The table of membership labels is not shown.',
    decision: "The type in title case: 'General', 'Founding Member' and so on.",
  },
  {
    id: 'P-03',
    clause: 'member §2, §3',
    question: 'The home screen shows the membership title, and no call is said to return it.',
    decision:
      'It rides on GET /waitlist/me, whose shape is shown only in part, and is marked as assumed.',
  },
  {
    id: 'P-04',
    clause: 'member §2 (sign-in and sign-up modal)',
    question: 'The modal closes neither by Escape nor by its backdrop. How does one get out?',
    decision: 'By the Back button, which closes the flow on its first step.',
  },
  {
    id: 'P-05',
    clause: 'member §5, §8',
    question:
      'A failed code shows one fixed text. Also when the server is down or the attempts are used up?',
    decision:
      "The fixed text where the server refuses the code (422); the server's own text otherwise, because 'invalid code' would not be true.",
  },
  {
    id: 'P-06',
    clause: 'member §4, §9',
    question: 'No lifetime, attempt limit or cool-down of codes is given.',
    decision:
      'The sandbox gives a code 10 minutes and 5 attempts, and waits 30 seconds between codes. The app shows what the server says.',
  },
  {
    id: 'P-07',
    clause: 'member §7; admin §7',
    question: 'Sign-up is public, and nothing in its body proves the phone.',
    decision:
      'The app sends the jwt of the code step as a bearer; the sandbox takes the account only for the phone of that jwt.',
  },
  {
    id: 'P-08',
    clause: 'member §4',
    question: 'What if sign-up is sent twice?',
    decision: 'The second is refused with 409 and changes nothing.',
  },
  {
    id: 'P-09',
    clause: 'member §3',
    question: 'The session stores an email, and no sign-in answer has one.',
    decision: 'It is taken from GET /users/me, which follows every sign-in.',
  },
  {
    id: 'P-10',
    clause: 'member §2, §4',
    question:
      'Protected pages render nothing while it is unknown who is signed in. And if the check fails because the server is away?',
    decision:
      'The stored session stays, and the page says that it could not be checked, with a way to try again.',
  },
  {
    id: 'P-11',
    clause: 'member §2',
    question: 'What does logging out do?',
    decision: 'It removes the four stored keys, closes the channel and leads to the landing page.',
  },
  {
    id: 'P-12',
    clause: 'member §2 (header and footer, login page flow)',
    question: 'The targets of the footer and of the terms links are not shown.',
    decision:
      'Social pages come from configuration; the rest are plain pages of the app until their texts are written.',
  },
  {
    id: 'P-13',
    clause: 'member §3, §5',
    question: 'When is COMPLETE_PROFILE complete?',
    decision:
      'Once every profile step that is required has its answer: username, birthdate, orientation, gender, preferences, occupation, location with coordinates and a photo. It stays so.',
  },
  {
    id: 'P-14',
    clause: 'member §7; events §5',
    question: 'What does the server answer to a wrong password, or to a link that is used up?',
    decision:
      '422 with one and the same sentence, so that nobody learns which emails exist; a 401 would end the session of whoever is signed in.',
  },
  {
    id: 'P-15',
    clause: 'member §7',
    question: 'What does deleting an account erase?',
    decision:
      'The person with everything that hangs on them. Their tokens open nothing any more, and those behind them on the waitlist move up.',
  },
  {
    id: 'P-540',
    clause: 'member §2, §9',
    question: 'Error reporting runs only in production: where to, and what does a report say?',
    decision:
      'A production build posts to the endpoint of VITE_ERROR_REPORT_URL; without one, and in every other build, nothing is reported. A report has the name of the error, its message and stack without queries, tokens, emails and phone numbers, and the first segment of the page. The words of a reply stay out, as they may speak of a user. A page sends ten at most.',
  },
];
