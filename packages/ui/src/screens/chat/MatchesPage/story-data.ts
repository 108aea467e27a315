import type { Match, PublicProfile } from '@perigee/api';
import {
  briefProfile,
  leilaProfile,
  longProfile,
  mateoProfile,
  noorProfile,
  samuelProfile,
} from '@perigee/api/fixtures';
import type { MatchRow } from './match-rows.ts';

/** Wednesday 9 December, 9:00 PM in New York. */
export const now = new Date('2026-12-10T02:00:00Z');
export const timeZone = 'America/New_York';

const person = (id: number, name: string, picture: string): PublicProfile => ({
  ...noorProfile,
  id,
  name,
  username: name.toLowerCase(),
  profileImage: `/pictures/portraits/${picture}.jpg`,
});

const matchOf = (profile: PublicProfile, matchedAt: string): Match => ({
  id: profile.id,
  profile,
  matchedAt,
});

const newMatch = (profile: PublicProfile, matchedAt: string, isOpened = false): MatchRow => ({
  match: matchOf(profile, matchedAt),
  lastMessage: null,
  unreadCount: 0,
  hasFailed: false,
  isOpened,
});

function conversation(
  profile: PublicProfile,
  sentAt: string,
  text: string,
  state: Partial<Pick<MatchRow, 'unreadCount' | 'hasFailed'>> & { isOwn?: boolean } = {},
): MatchRow {
  const { isOwn = false, unreadCount = 0, hasFailed = false } = state;
  return {
    match: matchOf(profile, '2026-11-28T20:05:00Z'),
    lastMessage: { text, isOwn, sentAt },
    unreadCount,
    hasFailed,
    isOpened: true,
  };
}

export const newMatches: readonly MatchRow[] = [
  newMatch(mateoProfile, '2026-12-09T18:05:00Z'),
  newMatch(person(1101, 'Anouk', '027'), '2026-12-08T20:05:00Z'),
  newMatch(person(1102, 'Ravi', '046'), '2026-12-05T20:05:00Z', true),
];

/** The one that a story opens. */
export const noorRow = conversation(
  noorProfile,
  '2026-12-09T23:40:00Z',
  'Saturday at four. I will bring two, in case the jury drops hers.',
  { isOwn: true },
);

/** Not in the order of the page. */
export const conversations: readonly MatchRow[] = [
  conversation(person(1103, 'Jonas', '028'), '2026-12-08T22:15:00Z', 'Thursday works', {
    isOwn: true,
  }),
  noorRow,
  conversation(
    person(1104, 'Thea', '044'),
    '2026-12-09T22:12:00Z',
    'The early one, then. I will find us the bad seats.',
    { unreadCount: 2 },
  ),
  conversation(person(1105, 'Maryam', '033'), '2026-12-07T15:30:00Z', 'وصلت! الشاي جاهز'),
  conversation(person(1106, 'Dario', '042'), '2026-12-06T17:00:00Z', 'Same place?', {
    isOwn: true,
    hasFailed: true,
  }),
  conversation(leilaProfile, '2026-12-02T13:00:00Z', 'It was the rain, I think'),
  conversation(samuelProfile, '2025-12-30T13:00:00Z', 'The boat floats. More or less.'),
];

/** Long names and messages in both directions, no pictures, and many unread messages. */
export const longTexts: readonly MatchRow[] = [
  newMatch(longProfile, '2026-12-09T18:05:00Z'),
  newMatch(briefProfile, '2026-12-08T18:05:00Z'),
  newMatch(person(1107, 'Maximiliane-Konstanze', '012'), '2026-12-07T18:05:00Z', true),
  conversation(
    person(1108, 'Bartholomew Featherstonehaugh-Cholmondeley', '014'),
    '2026-12-09T22:12:00Z',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.\n\nThat is the word.',
    { unreadCount: 120 },
  ),
  conversation(
    { ...longProfile, id: 1109 },
    '2026-12-08T22:12:00Z',
    'أحب المشي الطويل والكتب القديمة، وأحب أن أصل متأخرا قليلا إلى كل مكان.',
    { unreadCount: 1 },
  ),
  conversation(
    person(1110, 'Ines', '024'),
    '2026-12-07T22:12:00Z',
    'أحب المشي الطويل والكتب القديمة، وأحب أن أصل متأخرا قليلا إلى كل مكان.',
    { isOwn: true },
  ),
  conversation({ ...briefProfile, id: 1111 }, '2025-12-07T22:12:00Z', '<b>Hello</b>'),
  {
    ...newMatch({ ...briefProfile, id: 1112, name: 'Ola' }, '2025-11-07T22:12:00Z', true),
    hasFailed: true,
  },
];

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Esme', 'Finn', 'Gia', 'Hugo', 'Iris', 'Juno'];
const HOUR_MS = 3_600_000;

/** The newest first. */
export const manyConversations: readonly MatchRow[] = Array.from({ length: 200 }, (_, index) =>
  conversation(
    person(
      2000 + index,
      NAMES[index % NAMES.length] ?? '',
      String((index % 60) + 1).padStart(3, '0'),
    ),
    new Date(now.getTime() - (index + 1) * HOUR_MS).toISOString(),
    index % 3 === 0 ? 'See you there' : 'Which door is it?',
    { isOwn: index % 3 === 0, unreadCount: index < 2 ? index + 1 : 0 },
  ),
);

export const manyNewMatches: readonly MatchRow[] = NAMES.map((name, index) =>
  newMatch(
    person(1200 + index, name, String(index + 61).padStart(3, '0')),
    new Date(now.getTime() - index * 20 * HOUR_MS).toISOString(),
    index > 3,
  ),
);
