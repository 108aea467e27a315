import type { Decision } from '../decisions.ts';

/** What the deck, likes and matches rest on. */
export const forYouDecisions: readonly Decision[] = [
  {
    id: 'P-30',
    clause: 'member §2 (for-you deck); admin §2 (admin profiles)',
    question: 'Who is in a deck?',
    decision:
      'People who were accepted, have a whole profile and let it be seen. Not those who hold events or look after members, and nobody whom an admin hid. The member deck begins with the best compatibility, twenty at a time; the admin deck with those accepted last, a hundred at most.',
  },
  {
    id: 'P-31',
    clause: 'member §2 (preferences dialog), §7, §9',
    question: 'The query of the deck is not shown, nor how preferences are read.',
    decision:
      'minAge, maxAge, radius and page, which stand in for the preference once. Ages and distance must suit the viewer, genders both. non_binary stands for every gender but M and F; a radius of 100 for any distance, and without one it is 50; a place that is not known keeps nobody apart.',
  },
  {
    id: 'P-32',
    clause: 'member §2 (for-you deck); admin §4',
    question:
      'Swipe actions are hidden for those who were accepted or whose subscription is paused. Does the server refuse them too?',
    decision:
      'Accepted people may like and pass, as they do so in the app for phones. With a paused membership both are refused (409), saying how to go on.',
  },
  {
    id: 'P-33',
    clause: 'member §2 (profile view)',
    question: 'The like button also stands on public profiles. Who may be liked?',
    decision:
      'Everybody with a whole profile that may be seen, in a deck or not. Whoever likes one can be answered even before that. Anybody else is not found (404), oneself is refused (422).',
  },
  {
    id: 'P-34',
    clause: 'member §2 (like-request dialog), §3, §4',
    question: 'What if a like is sent twice, or with points that are not there?',
    decision:
      'A like stays as it was first sent: again, it changes nothing and spends nothing. With more points than the person has it is refused (422). The points are spent with the like and go to nobody; a match keeps them spent.',
  },
  {
    id: 'P-35',
    clause: 'member §2 (like-request dialog)',
    question: 'What becomes of the points of a request that is declined?',
    decision:
      'They come back once, also where the sender passes and so withdraws. The like then shows 0 points. After a match a pass is refused (409): one unmatches instead.',
  },
  {
    id: 'P-36',
    clause: 'member §3, §7',
    question: 'What is the compatibility score?',
    decision:
      'From 0 to 100, the same from either side: for each attribute how far the answers agree and how far each one finds what they look for, and the mean of these. What somebody did not answer does not count; of two who answered nothing alike it is 50.',
  },
  {
    id: 'P-37',
    clause: 'admin §4 (matches)',
    question: 'What may be seen of a match that is queued?',
    decision:
      'Nothing before its day: both may still find each other in the deck. If they like each other before, the match comes at once.',
  },
  {
    id: 'P-38',
    clause: 'member §7; admin §2, §7',
    question:
      'The reset of skipped profiles is a call of members and of admins. What does it bring back, and whose deck does a hidden profile leave?',
    decision:
      'For everybody, whom they passed. For admins also the hidden profiles, which left the decks of all admins and members together.',
  },
  {
    id: 'P-39',
    clause: 'member §7',
    question: 'What does unmatching do?',
    decision:
      'It ends the match for both: their likes are forgotten, no deck brings them together again, and neither can like the other. Points do not come back. An admin may queue the two anew.',
  },
];
