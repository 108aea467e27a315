import type { Decision } from '../decisions.ts';

/** Of signing in by password and by link, forgotten passwords, and what is counted of it. */
export const authDecisions: readonly Decision[] = [
  {
    id: 'A-30',
    clause: 'events §2 (host portal); member §2',
    question: 'Where does signing in lead?',
    decision:
      'Hosts to their portal, all others to where they were sent away from, else home. Until the portal has a page, hosts go home.',
  },
  {
    id: 'A-31',
    clause: 'events §2 (routes)',
    question: 'What becomes of link_id after a sign-in by host invitation?',
    decision:
      'No call takes it. The page says that one has an invitation, and leads on as any sign-in does, until the page of a host can be shown.',
  },
  {
    id: 'C-26',
    clause: 'member §2; events §2',
    question: '/login is both the phone flow and Host Sign In.',
    decision:
      'The address says which: ?as=host and ?as=guest. Without it /login is the phone flow, and an address with an event or an invitation is Host Sign In. Each leads to the other.',
  },
  {
    id: 'C-40',
    clause: 'events §8',
    question: 'A failed host login is only logged, and the button resets.',
    decision:
      "The server's sentence also stands above the button and is said aloud. There is no toast.",
  },
  {
    id: 'P-200',
    clause: 'events §7',
    question:
      'After a host login the product invites the user to the event. What of somebody who comes in by phone or by link on the same page?',
    decision:
      'They are invited as well. It happens with the new token before the session leads on. Where it fails, nothing is said, and home is next, as the document has it.',
  },
  {
    id: 'P-201',
    clause: 'member §2, §7',
    question: "Where does 'email a sign-in link' of 'Trouble Logging In?' send to?",
    decision:
      'To an email that is asked for in a step of its own. The answer is the same whether it has an account or not.',
  },
  {
    id: 'P-202',
    clause: 'member §2, §8',
    question: 'What happens with a magicToken that is used, expired or cannot be checked?',
    decision:
      "It is used at once when the page opens. If it is refused, the server's sentence shows with another way in. If the server cannot be reached, it can be tried again, and a session that was already given is not lost.",
  },
  {
    id: 'P-203',
    clause: 'member §2 (other dialogs), §4',
    question: 'From where is the magic-link overlay opened, and how does the link get across?',
    decision:
      "By members, as 'Sign in on another device'. It shows the link as a code to scan, to copy and to mail. When it has expired the code goes, copying is refused with the documented words, and a button makes a new link without a reload.",
  },
  {
    id: 'P-204',
    clause: 'member §2, §7',
    question: 'What does /token ask for, and what are the rules for a password?',
    decision:
      'A new password of 8 to 128 characters that can be looked at while it is typed, in place of typing it twice. Whoever comes without a token can paste the link.',
  },
  {
    id: 'P-205',
    clause: 'member §2 (other dialogs)',
    question: 'When does the mobile Safari banner show?',
    decision:
      'In Safari on iPhone and iPad, once a visit: on /login and /signup, before the sign-in modal and before the membership dialog. Browsers of other makers and pages within other apps do not get it. GET STARTED goes on where one is.',
  },
  {
    id: 'P-206',
    clause: 'member §6, §7',
    question: 'What are the analytics events of signing in called?',
    decision:
      "In the form of 'User Updated Settings': 'User Logged In' with method and role (Host or User), 'User Signed Up', 'User Logged Out', 'Sign-In Modal Opened', 'Sign-In Modal Closed', 'Sign-In Step Viewed' with the step and where it stood.",
  },
  {
    id: 'P-207',
    clause: 'member §2 (login page flow)',
    question: 'Where does the host-terms link lead?',
    decision: 'To Terms & Conditions, and it stands on Host Sign In.',
  },
  {
    id: 'P-520',
    clause: 'events §2, §7; member §2',
    question: 'Where does signing in for an event lead?',
    decision:
      'To the page of that event, which says that one is invited; for hosts as well. Where the invitation fails, home is next, as the document has it.',
  },
  {
    id: 'P-521',
    clause: 'member §4, §7',
    question: 'Another code is asked for too soon. What is shown?',
    decision:
      "What the server says in Retry-After, as a clock: at the number with 'Enter the code that was sent', at the code beside 'Resend code'. The code that was sent to a number can be entered from the number at any time.",
  },
  {
    id: 'P-522',
    clause: 'member §5, §7, §8',
    question: 'The server finds an email taken only when sign-up is sent. Where is it said?',
    decision:
      "At the email's own step, to which the flow leads back with all that was typed. A refusal with 409 whose words name an email is one of those, as the reply names no field.",
  },
  {
    id: 'P-442',
    clause: 'member §2 (magicToken)',
    question: 'What does a sign-in link do where a member is signed in already?',
    decision:
      'It asks first, since it may be of another account and sent by its owner. To stay leads on as /login does and leaves the link unused; to use it signs out first, so that nothing of one account is shown to the other. The token leaves the address at once, here and on the page of a new password.',
  },
  {
    id: 'P-443',
    clause: 'member §2 (magicToken)',
    question: 'How are tokens of links kept from other servers?',
    decision:
      'The documents fix the field of the query. Pages send other servers, and their own, no more than the origin as referrer (strict-origin, in the page and as a header), and take the token out of the address before anything else.',
  },
  {
    id: 'P-420',
    clause: 'member §7; admin §7',
    question: 'What ends a session, and what else ends with it?',
    decision:
      'A new password and the deletion of the account end all sessions of the user; time ends one after 12 hours. Open connections close at that moment, and a new password also voids links that were sent before. Logging out forgets the session in the browser and closes its connections: no call tells the server, so that its token stays good until its time is over.',
  },
  {
    id: 'P-421',
    clause: 'member §7',
    question: 'Whom do limits of signing in count?',
    decision:
      'Wrong passwords and codes, and codes that are asked for, count for an account or phone together with the address they come from, so that a stranger cannot lock a member out: 5 passwords in 15 minutes, 5 guesses at a code, 10 codes in an hour. One address makes 50 sign-ins or guesses in 15 minutes, asks for 60 codes and 30 links in an hour, and tries 30 links for a new password in 15 minutes, of whichever accounts. A code takes 50 wrong guesses and a phone gets 30 codes in an hour at most, from wherever. An address of IPv6 counts by its network.',
  },
  {
    id: 'P-422',
    clause: 'member §7',
    question: 'What if many passwords come at the same moment?',
    decision:
      'One is hashed at a time, 20 wait, and others are told to try again in a few seconds (503). A link for a new password is looked up before anything is hashed.',
  },
];
