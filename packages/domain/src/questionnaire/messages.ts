/**
 * The texts of option fields. Source: member §5, §8; 'Open to all' is a state of the preference questions
 * (screen index), the rest is ours.
 */
export const optionMessages = {
  selectOne: 'Select One',
  none: 'No options available',
  openToAll: 'Open to all',
  chosen: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
  clear: 'Clear',
} as const;

/** The texts of the questionnaires. Source: member §2, §4; the help texts are ours. */
export const questionnaireMessages = {
  sections: { profile: 'TELL US ABOUT YOU', preferences: 'WHAT ARE YOU LOOKING FOR?' },
  openToAll: 'Open to All',
  later: 'Finish later',
  /** For screen readers only: a choice may not go on by itself unless users know it before. */
  goesOn: 'Pressing an answer saves it and goes on. The arrow keys only choose.',
  halfway: {
    title: 'About halfway there',
    text: 'Every answer so far is saved. What comes next is about where you are headed, and tells us who suits you.',
    button: 'Keep going',
  },
  done: {
    title: 'All done',
    text: 'Every answer is saved. You can change any of them later in',
  },
  notAnswered: 'Not answered yet',
  optional: 'You can skip this one.',
  severalChoices: 'Choose as many as you like.',
  severalOrOpen: 'Choose as many as you like, or leave it open to all.',
  wholeRange: 'Move either end, or leave it open to everyone.',
  /** For screen readers only: the step visibly stays, and no failure is to be shown. Member §8. */
  notSaved: 'Not saved yet. Press the button again.',
  almostComplete: 'your database entry is almost complete',
  answered: (completed: number, total: number) => `${completed} of ${total} answered`,
} as const;
