import { expect, it } from 'vitest';
import { moderatedPhotos, shownPhotos } from './shown-photos.ts';

const photo = (orderNo: number, more = {}) => ({
  url: `${orderNo}.jpg`,
  profileImage: false,
  orderNo,
  moderationStatus: 'Approved',
  ...more,
});

it.each([
  ['nothing', [], []],
  ['by their order', [photo(2), photo(0), photo(1)], [0, 1, 2]],
  ['the profile picture first', [photo(0), photo(1), photo(2, { profileImage: true })], [2, 0, 1]],
  ['none that was rejected', [photo(0, { moderationStatus: 'Rejected' }), photo(1)], [1]],
  [
    'not even the profile picture',
    [photo(0, { profileImage: true, moderationStatus: 'Rejected' }), photo(1)],
    [1],
  ],
  ['those that wait for a decision', [photo(0, { moderationStatus: 'Pending' })], [0]],
  ['no empty slot', [photo(0, { url: null }), photo(1, { url: '' }), photo(2)], [2]],
])('shows %s', (_, photos, expected) => {
  expect(shownPhotos(photos).map(({ orderNo }) => orderNo)).toEqual(expected);
});

it('shows rejected photos to admins', () => {
  const photos = [photo(1), photo(0, { moderationStatus: 'Rejected' }), photo(2, { url: null })];
  expect(moderatedPhotos(photos).map(({ orderNo }) => orderNo)).toEqual([0, 1]);
});
