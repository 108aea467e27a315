import type { Decision } from '../decisions.ts';

/** Those that the profile steps and the editing of the application rest on. */
export const signupDecisions: readonly Decision[] = [
  {
    id: 'P-215',
    clause: 'member §4, §7',
    question: 'When are the answers of the nine profile steps saved?',
    decision:
      'Together, on the last step, and only those that differ. Photos are stored when they are chosen, and come onto the profile with that save. Where nothing differs there is no call.',
  },
  {
    id: 'P-216',
    clause: 'member §2 (login page flow)',
    question: 'Where does somebody begin who comes back to the steps?',
    decision:
      'At the first step without an answer, with all that is stored in its fields, and over it the answers that were given in this tab and not saved: they are kept in its session storage, for that user alone, until the profile is saved or the user logs out.',
  },
  {
    id: 'P-217',
    clause: 'member §3, §5',
    question: "The values behind 'More' are about 60, and are not shown.",
    decision:
      "Sixty of our own, stored as lower-case words with underscores, 'non_binary' among them, as preferences name it. 'More' alone (Other-Gender) is never sent.",
  },
  {
    id: 'P-218',
    clause: 'member §9',
    question: 'May everyone be looked for beside one gender?',
    decision: 'No: everyone stands alone. Whichever is pressed last takes the place of the other.',
  },
  {
    id: 'P-219',
    clause: 'member §5, §8',
    question: "When is it 'No location selected', and when 'Invalid location'?",
    decision:
      'The first while none of the suggested places is chosen, whatever was typed. The second for a place that the service names without coordinates on earth.',
  },
  {
    id: 'P-220',
    clause: 'member §2, §5',
    question: 'Which fields does the application have, beside those of the steps?',
    decision:
      'The bio and the school, which the profile view shows. The answers of the questionnaire and the links of other networks have places of their own.',
  },
  {
    id: 'P-221',
    clause: 'member §5',
    question: 'Does the application ask for everything that the steps ask for?',
    decision:
      'Only changed fields are judged, by the rules of the steps: nobody has to complete a profile in order to mend a bio, and nobody can empty what a step asks for.',
  },
  {
    id: 'P-222',
    clause: 'member §5',
    question: 'In which field is the role kept: occupation or occupationPosition?',
    decision:
      'In occupation. Where somebody has a position only, it stands in the field until it is changed.',
  },
  {
    id: 'P-223',
    clause: 'member §9; events §9',
    question: 'Is the picture of a profile cropped by hand, or by itself after 500 ms?',
    decision: 'By hand: it is a face. Pictures of events crop themselves.',
  },
];
