import type { Match } from '@perigee/api';
import {
  leilaProfile,
  longProfile,
  match,
  mateoProfile,
  noorProfile,
  samuelProfile,
} from '@perigee/api/fixtures';
import type { Delivery, ShownMessage } from '@perigee/domain/chat';
import type { ConversationOpener } from './Conversation/conversation-props.ts';

/** Thursday evening in New York. */
export const now = new Date('2026-12-10T23:45:00Z');
export const timeZone = 'America/New_York';

export const viewerId = 3001;

const matchedWith = (profile: Match['profile'], matchedAt: string): Match => ({
  ...match,
  id: profile.id,
  profile,
  matchedAt,
});

export const noor = matchedWith(noorProfile, '2026-12-09T20:05:00Z');
export const mateo = matchedWith(mateoProfile, '2026-12-09T20:05:00Z');
export const leila = matchedWith(leilaProfile, '2026-12-07T20:05:00Z');
export const samuel = matchedWith(samuelProfile, '2026-11-20T20:05:00Z');
export const longNamed = matchedWith(longProfile, '2026-11-20T20:05:00Z');

export const ownWords: ConversationOpener = {
  kind: 'own-like',
  text: 'The plum tart on Henry Street. I have a case to make.',
};

export const theirWords: ConversationOpener = {
  kind: 'their-like',
  text: 'You said nobody plays the piano. I know three songs, all of them slow.',
};

interface Detail {
  delivery?: Delivery;
  quote?: ShownMessage['quote'];
}

const message = (text: string, sentAt: string, detail: Detail = {}): ShownMessage => ({
  id: `${sentAt} ${text.slice(0, 20)}`,
  text,
  quote: null,
  sentAt,
  delivery: null,
  ...detail,
});

/** A message of the other user. */
export const said = (text: string, sentAt: string, detail: Detail = {}) =>
  message(text, sentAt, detail);

/** A message of the viewer. */
export const wrote = (text: string, sentAt: string, detail: Detail = {}) =>
  message(text, sentAt, { delivery: 'read', ...detail });

export const withNoor: readonly ShownMessage[] = [
  said('So make your case.', '2026-12-10T01:50:00Z'),
  said('I have eaten it eleven times. I keep a list.', '2026-12-10T01:52:00Z'),
  wrote(
    'Opening argument: the crust. It is the only one in Brooklyn that fights back.',
    '2026-12-10T01:58:00Z',
  ),
  said('Sustained. Then the one on Atlantic too. Saturday, four o’clock?', '2026-12-10T23:30:00Z'),
  said('Bring a fork. I do not share mine.', '2026-12-10T23:31:00Z'),
  wrote('Saturday at four. I will bring two, in case the jury drops hers.', '2026-12-10T23:41:00Z'),
];

const walkOrMuseum = 'The harbor walk or the museum?';

/** An answer with its quote, a message that was not sent, and one that is being sent. */
export const withSamuel: readonly ShownMessage[] = [
  said(walkOrMuseum, '2026-12-06T16:02:00Z'),
  wrote('The harbor, if it stays dry.', '2026-12-06T16:05:00Z', {
    delivery: 'sent',
    quote: { authorId: samuel.profile.id, text: walkOrMuseum },
  }),
  wrote('And the museum if it does not.', '2026-12-06T16:06:00Z', { delivery: 'failed' }),
  wrote('I will bring the good umbrella either way.', '2026-12-06T16:07:00Z', {
    delivery: 'sending',
  }),
];

/** A long message, Arabic, and an address without https. */
export const withLongTexts: readonly ShownMessage[] = [
  wrote(
    'Two things I should say before Thursday. First, I am always eight minutes early, which means I will have chosen the table, and you may overrule me.\n\nSecond, I have never once finished a pot of mint tea alone, although I have tried in four cities, so the second pot is yours.',
    '2026-12-08T00:04:00Z',
  ),
  said('وصلت! الشاي جاهز، والطاولة عند النافذة.', '2026-12-08T00:19:00Z'),
  said('teahouse.example.com/reservations/window-table-for-two', '2026-12-08T00:20:00Z'),
  wrote('نعناع؟', '2026-12-08T00:21:00Z', {
    delivery: 'sent',
    quote: { authorId: longNamed.profile.id, text: 'وصلت! الشاي جاهز، والطاولة عند النافذة.' },
  }),
  wrote('On my way.', '2026-12-08T00:21:30Z', { delivery: 'sent' }),
];

/** Messages of which the last waits for the network. */
export const withWaiting: readonly ShownMessage[] = [
  said('The early one, then.', '2026-12-10T22:11:00Z'),
  said('I will find us the bad seats.', '2026-12-10T22:12:00Z'),
  wrote('Front row, far left. I insist.', '2026-12-10T23:40:00Z', { delivery: 'waiting' }),
];

export const withEnd: readonly ShownMessage[] = [
  wrote('You were right about the movie.', '2026-12-03T02:40:00Z'),
  said('It was the rain, I think.', '2026-12-03T02:44:00Z'),
];

const LINES = [
  'The bakery moved its hours again.',
  'Then we move ours.',
  'I walked past it on purpose. The line went round the corner, and half of it was arguing about plums.',
  'Which side won?',
  'The side with the forks.',
];

/** A history of this many messages, one in seven minutes, which ends before `now`. */
export function history(count: number): ShownMessage[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(now.getTime() - (count - index) * 7 * 60_000).toISOString();
    const text = `${index + 1}. ${LINES[index % LINES.length]}`;
    return index % 3 === 0 ? wrote(text, at) : said(text, at);
  });
}
