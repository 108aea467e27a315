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
  done: {
    title: 'All done',
    text: 'Every answer is saved. You can change any of them later in',
  },
  notAnswered: 'Not answered yet',
  optional: 'You may leave this open.',
  severalChoices: 'Choose as many as you like.',
  wholeRange: 'Move either end, or leave it open to everyone.',
  /** For screen readers only: the step visibly stays, and no failure is to be shown. Member §8. */
  notSaved: 'Not saved yet. Press the button again.',
  almostComplete: 'your database entry is almost complete',
  answered: (completed: number, total: number) => `${completed} of ${total} answered`,
} as const;
