import type { Decision } from '../decisions.ts';

/** What is settled on the components that screens are made of. */
export const componentsDecisions: readonly Decision[] = [
  {
    id: 'P-115',
    clause: 'events §2',
    question: 'What do the trims at 40, 150 and 300 characters end with?',
    decision:
      'Exactly so many characters as people count them, then an ellipsis. A word may be cut. Screen readers hear what is seen.',
  },
  {
    id: 'P-116',
    clause: 'events §2',
    question: 'Whose clock does the date of an event card follow?',
    decision: "That of the event's place: 'Thu 10 Dec, 7:30 PM'.",
  },
  {
    id: 'P-117',
    clause: 'member §9; events §4',
    question: 'What does the automatic crop show?',
    decision:
      'The crop dialog opens all the same, and saves 500 ms after the picture has come to rest; moving it begins the wait anew.',
  },
  {
    id: 'P-118',
    clause: 'member §5',
    question: 'Which photo may stand in slot 0, which cannot be removed?',
    decision:
      'Any: whatever is moved there becomes the profile picture. One picture is uploaded at a time, and the hint stands until there are three.',
  },
  {
    id: 'P-119',
    clause: 'member §5',
    question: 'What does a list of many options say while none is chosen?',
    decision:
      "'Open to all' in preferences, else 'None chosen'; then how many are. Every option is a checkbox of its own, so that each is reached by Tab.",
  },
  {
    id: 'P-120',
    clause: 'admin §5',
    question: 'When is a text that is too short an error?',
    decision:
      'When it is left. Until then the least length stands under the field as a note, so that nobody is told off while typing.',
  },
  {
    id: 'P-121',
    clause: 'member §5',
    question: 'When do problems of a username show, and what if the check fails?',
    decision:
      "After the 750 ms, so that they do not flicker. A check that fails says 'Please try again' and counts as invalid; leaving the field asks again.",
  },
  {
    id: 'P-122',
    clause: 'member §2, §9',
    question: 'How far does the token stepper go up?',
    decision: 'To the last whole step that one can pay for, and never under the least of 10.',
  },
  {
    id: 'P-123',
    clause: 'member §5',
    question: 'What does the date field take beside MM-DD-YYYY?',
    decision:
      'What is pasted with slashes or dots, the month first unless the first number is over 12, and the ISO form. Eight digits are a date at once, which may still be wrong.',
  },
  {
    id: 'P-124',
    clause: 'events §2, §9',
    question: 'When is the countdown of a ticket said aloud?',
    decision:
      'At 60, 10, 5 and 1 minutes and at the start, never each second. It rests while nobody can see it.',
  },
  {
    id: 'P-125',
    clause: 'member §2; events §4',
    question: 'What of a toast that says that something is under way?',
    decision:
      'It stays until the next one takes its place, and has no close button. Toasts stand at the right of the window in either direction of writing, as the documents say.',
  },
  {
    id: 'P-126',
    clause: 'admin §2',
    question: 'Where does the focus begin where something cannot be taken back?',
    decision:
      'On the way out. While the action is under way nothing closes the dialog; what went wrong stands in it.',
  },
  {
    id: 'P-127',
    clause: 'events §2',
    question: 'How is a portal table read on a phone?',
    decision:
      'Under 768 px each row is a card with its actions in full width. Sorting and columns stand above. A missing value is a dash, read as none.',
  },
  {
    id: 'P-128',
    clause: 'member §4',
    question: 'Do steps that an answer skips count in the progress?',
    decision: 'Yes: the total stays what it was, so that nobody seems to be set back.',
  },
  {
    id: 'P-541',
    clause: 'member §8; events §8; admin §7, §8',
    question: 'Which failures are toasts, and which stand in the page?',
    decision:
      'Every failed action is a toast, but for those that name their field: a code that was not sent, a code or a referral code that was refused, a card, a username or wallet that is taken, a place or an email that is missing. A failed host sign-in stands over its button (C-40). What could not be loaded says so in its own place, with a way to try again. A toast of a failure closes when the same action is tried again.',
  },
  {
    id: 'P-542',
    clause: 'member §8; admin §7',
    question: 'What is said where a failure has no words?',
    decision:
      'A reply without JSON: Unable to process request. JSON without a message or an error, no reply at all, and a failure of our own code: the fallback of the screen. Messages of other errors are for developers, and are never shown.',
  },
];
