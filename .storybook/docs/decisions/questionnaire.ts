import type { Decision } from '../decisions.ts';

/** On the two questionnaires. */
export const questionnaireDecisions: readonly Decision[] = [
  {
    id: 'P-230',
    clause: 'member §3, §5',
    question: 'What do the lists of options hold whose contents are not shown?',
    decision:
      "Words of our own in the documented sizes, one catalogue for the wizards, the preferences and the sandbox. Where a required question is nobody's business there is 'Prefer Not to Say', which cannot be looked for.",
  },
  {
    id: 'P-231',
    clause: 'member §5',
    question: 'How is a select with few options shown?',
    decision:
      "Up to six stand as cards under 'Select One', so that they are seen at once; longer lists open from a select. The browser's message stands under a select that is left without a choice.",
  },
  {
    id: 'P-232',
    clause: 'member §4, §7',
    question: 'What becomes of a dependent answer when its parent changes?',
    decision:
      'What no longer goes with the parent is taken back by the same save: details with null, activities with an empty list. What still fits stays.',
  },
  {
    id: 'P-233',
    clause: 'member §2, §3',
    question: 'When is a set complete, and what does the prompt count?',
    decision:
      'Complete once every required answer is there. Of the questions of the set it counts those that are answered, also where they may be left open, and those that an answer spares, as Never does the activities. Profile comes first, then preferences.',
  },
  {
    id: 'P-234',
    clause: 'member §2, §4',
    question: 'Where does a wizard begin that was left half-way, and how is it left?',
    decision:
      "At the first question that has to be answered; Back leads to those before. Escape, the backdrop and 'Finish later' leave it at any step, as each answer is saved.",
  },
  {
    id: 'P-235',
    clause: 'member §8',
    question: 'A failed save shows nothing. What is heard of it?',
    decision:
      'The button stops turning and keeps the focus, the answer stays, and screen readers are told in one sentence that it is not saved. Nothing of it is seen, as the documents want.',
  },
  {
    id: 'P-236',
    clause: 'member §5',
    question: 'A required range that nobody has moved: is it an answer?',
    decision:
      'Yes, once Next is pressed: it shows the whole range, which is saved as both ends. Until then the question counts as open, so that a set is not complete unseen.',
  },
  {
    id: 'P-237',
    clause: 'member §4',
    question: 'What does the button say on the last question?',
    decision:
      "'Next' or 'Open to All', as on all others: the documents name no third word. The preferences follow the profile in the same dialog where they are incomplete too.",
  },
  {
    id: 'P-523',
    clause: 'member §2',
    question: 'Where are answers changed once the questionnaire is complete?',
    decision:
      'In Edit Application, which lists both sets. A press on an answer opens its question alone, filled in, with those that depend on it; each is saved as in the wizard. The end of the questionnaire leads there.',
  },
];
