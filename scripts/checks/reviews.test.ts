import { expect, it } from 'vitest';
import { readReviews } from '../../.storybook/docs/reviews.ts';

const review = { screen: 'likes-page', status: 'signed off', by: 'Ada', on: '2026-11-24' };
const read = (...reviews: readonly object[]) =>
  readReviews(JSON.stringify(reviews), ['likes-page']);

it('reads the review of a screen', () => {
  expect(read(review).get('likes-page')).toEqual(review);
});

it.each([
  ['an unknown screen', [{ ...review, screen: 'like-page' }], 'no screen like-page'],
  ['two reviews of a screen', [review, review], 'two reviews of likes-page'],
  ['an unknown status', [{ ...review, status: 'done' }], 'status'],
  ['a sign-off by nobody', [{ ...review, by: '' }], 'by'],
  ['a day that is none', [{ ...review, on: '2026-11-31' }], 'on'],
])('refuses %s', (_what, reviews, problem) => {
  expect(() => read(...reviews)).toThrow(problem);
});
