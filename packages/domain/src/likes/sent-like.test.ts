import { expect, it } from 'vitest';
import { mayGiveFeedback, sentLikeStatus, type SentLikeStatus } from './sent-like.ts';

const day = (number: number | null) =>
  number === null ? null : new Date(Date.UTC(2026, 10, number));
const SENT = 10;
const NOW = 20;

it.each<[what: string, boolean, number | null, number | null, SentLikeStatus]>([
  ['without an answer', false, null, null, 'waiting'],
  ['that was returned', true, null, null, 'matched'],
  ['that an admin answered with a match', true, 12, 15, 'matched'],
  ['that was declined', false, 12, null, 'declined'],
  ['that was declined at once', false, SENT, null, 'declined'],
  ['after a pass', false, 9, null, 'waiting'],
  ['in a recommendation that is open', false, null, 21, 'waiting'],
  ['in a recommendation that ended', false, null, 15, 'expired'],
  ['in a recommendation that ends now', false, null, NOW, 'expired'],
  ['after its recommendation ended', false, null, SENT, 'waiting'],
  ['after a pass, in a recommendation that ended', false, 9, 15, 'expired'],
  ['declined before its recommendation ended', false, 12, 15, 'declined'],
])('a like %s', (_what, isMatch, passed, until, status) => {
  const facts = { sentAt: new Date(Date.UTC(2026, 10, SENT)), isMatch };
  expect(
    sentLikeStatus(
      { ...facts, passedAt: day(passed), recommendedUntil: day(until) },
      new Date(Date.UTC(2026, 10, NOW)),
    ),
  ).toBe(status);
});

it.each<[SentLikeStatus, given: boolean, may: boolean]>([
  ['waiting', false, false],
  ['matched', false, false],
  ['declined', false, true],
  ['expired', false, true],
  ['declined', true, false],
  ['expired', true, false],
])(
  'feedback on a like that is %s, given before: %s, is possible: %s',
  (status, feedbackGiven, may) => {
    expect(mayGiveFeedback({ status, feedbackGiven })).toBe(may);
  },
);
