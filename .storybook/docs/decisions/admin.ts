import type { Decision } from '../decisions.ts';

/** Those that what admins see of members, matches and models rests on. */
export const adminDecisions: readonly Decision[] = [
  {
    id: 'C-27',
    clause: 'member §3; admin §3',
    question: 'Members have preference.genders, admins genderPreference.',
    decision: 'Admins get both. genderPreference is the list of preference.genders.',
  },
  {
    id: 'C-36',
    clause: 'admin §2, §7',
    question: 'One POST serves the AI page and the change of its prompt.',
    decision:
      'Without a template it reads; with one it applies the template to that person. The page then fetches again after a second.',
  },
  {
    id: 'A-33',
    clause: 'admin §2, §7',
    question: 'The table of active users has pages of 100, and the call has no page.',
    decision: 'The call gives everybody who fits; the table pages through them. So do the others.',
  },
  {
    id: 'A-35',
    clause: 'admin §2',
    question: 'The answer behind the page of a member is not shown.',
    decision: 'The person as they see themselves, with their subscription, and what admins see.',
  },
  {
    id: 'P-90',
    clause: 'admin §2',
    question: 'Who is an active user?',
    decision:
      'Whoever was accepted and is neither admin nor host. Accounts that are flagged to be ignored are among them, so that an admin can find them.',
  },
  {
    id: 'P-91',
    clause: 'admin §2, §7',
    question: 'The filters are a JSON string. Of which shape?',
    decision:
      'Two groups, as the form has them: about and lookingFor. One value each. Unknown keys are refused.',
  },
  {
    id: 'P-92',
    clause: 'admin §2',
    question: "Whom does 'what they are looking for' find among people who named nothing there?",
    decision: 'Them too: whoever sets no limit is open to everybody.',
  },
  {
    id: 'P-93',
    clause: 'member §6; admin §6',
    question: "Accounts flagged 'ignore' can change their type. To what, and how?",
    decision:
      'PATCH of the person with ignore: false makes it a usual account again; nothing else is known of types. It is refused for accounts that are not flagged.',
  },
  {
    id: 'P-94',
    clause: 'member §3',
    question: 'Photos can be rejected with a reason. By whom?',
    decision:
      'By an admin, in the same PATCH: images with id, Approved or Rejected, and a reason that a rejection needs and an approval takes back.',
  },
  {
    id: 'P-95',
    clause: 'admin §2',
    question: 'May an admin delete themselves, or the last admin?',
    decision: 'Neither: 409. Their own account is deleted in the settings.',
  },
  {
    id: 'P-96',
    clause: 'admin §4',
    question: 'A match that is queued without a day appears on the next match day. Which is that?',
    decision:
      'The next Sunday after today, from the start of the day in UTC. A chosen day may be today or later. Two who are matched or queued are not queued again.',
  },
  {
    id: 'P-97',
    clause: 'admin §2, §3',
    question: 'How far is 1, and what is compared?',
    decision:
      'Distances go from 0 for the same to 1 for the farthest, over the attributes that the prompt names: all where it names none. The ten nearest members are shown who look for each other.',
  },
  {
    id: 'P-98',
    clause: 'admin §2, §7',
    question: 'Neither the screens nor the calls that train models and draw pictures are shown.',
    decision:
      'A model has a name, a provider and the pictures it learns from, and is ready after a minute in the sandbox. A drawing has a model and a text, and is a stored picture.',
  },
  {
    id: 'P-99',
    clause: 'admin §3',
    question: 'In what unit is the timestamp of a match?',
    decision: 'Unix seconds, as the timestamp of a person. Matches that are over are not listed.',
  },
];
