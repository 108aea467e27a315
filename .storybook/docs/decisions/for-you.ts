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
  {
    id: 'P-260',
    clause: 'member §2 (For-you deck)',
    question: 'The deck has no route of its own.',
    decision:
      'It is a page of the likes, /likes/for-you, beside the requests that were received (/likes) and sent (/likes/sent): one line of links leads from each to the others. Any other type leads to /likes.',
  },
  {
    id: 'P-261',
    clause: 'member §2 (For-you deck, Like-request dialog)',
    question: 'Does Like in the deck send at once, or open the like request?',
    decision:
      'At once, without tokens. A third button between Pass and Like opens the request with tokens and a comment, after which the deck goes on as well.',
  },
  {
    id: 'P-262',
    clause: 'member §2 (For-you deck)',
    question: 'The overlay shows before the list advances, and a like may still fail.',
    decision:
      'The overlay begins with the press and the next person comes after it, without waiting for the server. Where the decision does not arrive, the person is on top again, with the message.',
  },
  {
    id: 'P-263',
    clause: 'member §2 (For-you deck)',
    question: 'Swipe actions are hidden from some. What do they see?',
    decision:
      'The person on top, and in the place of the buttons that liking is done in the iOS app, with the download. Keys and swipes do nothing. A paused subscription is named before the acceptance.',
  },
  {
    id: 'P-264',
    clause: 'member §2 (Preferences dialog)',
    question: 'Where is the For you panel, with its Complete Profile button?',
    decision:
      'In the place of the deck, for whoever has not completed their profile: people are chosen by its answers.',
  },
  {
    id: 'P-265',
    clause: 'member §4; decision A-07',
    question: 'The base of a request is ten tokens. What of somebody who has fewer?',
    decision:
      'The stepper is off at 0, and the request goes without tokens. Nobody sends more than they have.',
  },
  {
    id: 'P-266',
    clause: 'member §2 (Preferences dialog)',
    question: 'What is the nearby-distance modal for, beside the search radius of the preferences?',
    decision:
      'It says how far the deck looks for now. The distance stands in the address (?radius) and in the query of the deck; the preferences stay as they are, and saving them ends it.',
  },
  {
    id: 'P-267',
    clause: 'member §2 (Preferences dialog)',
    question: 'What if everyone is chosen together with others in the preference selector?',
    decision:
      'Everyone stands alone: choosing it puts the others out, and choosing another puts it out. At least one stays chosen.',
  },
  {
    id: 'P-268',
    clause: 'member §2, §5, §9 (like feedback)',
    question: 'The like feedback dialog is named, but no listed call takes feedback on a like.',
    decision:
      'The sender of a like that was declined or has expired gives it, among the likes they sent: a text, and tokens from ten. It goes by the call of the like itself and makes it wait for an answer once more, with the new text and tokens; tokens of the first request come back. This is possible once for each like, so that no one is asked a third time.',
  },
  {
    id: 'P-269',
    clause: 'member §4, §8',
    question: "How is 'You matched!' shown?",
    decision:
      'As a notice of its own over the page, with a way to the matches: it is what people are here for, and a toast could be missed.',
  },
  {
    id: 'P-270',
    clause: 'member §7 (real-time channel)',
    question: 'Is somebody told of a like that they received, and of the end of a match?',
    decision:
      'The sandbox sends them profileUpdate and featuresUpdate, after which their open pages ask again.',
  },
  {
    id: 'P-484',
    clause: 'member §2 (For-you deck)',
    question: "'You've seen everyone' is also read by members whose deck was empty from the start.",
    decision:
      "The documented text follows at least one profile that was on top since the deck was opened. Without one the deck says that no one new fits the preferences. Both offer the same two ways on, and 'Review Skipped Profiles' says so where it brings no one back.",
  },
  {
    id: 'P-485',
    clause: 'member §2 (For-you deck, Like-request dialog)',
    question: 'Does the review of skipped profiles bring back a request that was declined?',
    decision:
      'No. A pass that came after a like of the other person declined it: the tokens have gone back, and it stays so. Passes before a like are forgotten as all others.',
  },
  {
    id: 'P-486',
    clause: 'member §1',
    question: 'Are they tokens or points?',
    decision:
      "Users read 'tokens' everywhere, also of rewards. Code, calls and columns say `points`, as the documents' fields do.",
  },
  {
    id: 'P-570',
    clause: 'member §2 (Like-request dialog); admin §3 (recommendation row)',
    question: 'When is a like declined, and when has it expired?',
    decision:
      'A pass of the other person that came after the like declines it; of a pass from before, the sender does not learn. The documents let recommendations expire, not likes: a like without an answer has expired once the last recommendation of the two to each other has ended. It can still be answered, and its tokens stay with it until then.',
  },
];
