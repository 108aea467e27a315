import { expect, it } from 'vitest';
import { photosInOrder, withoutPhoto, withPhoto, type ProfilePhoto } from './photo-slots.ts';

const photo = (id: number, orderNo: number, more: Partial<ProfilePhoto> = {}): ProfilePhoto => ({
  id,
  url: `${id}.jpg`,
  profileImage: orderNo === 0,
  orderNo,
  moderationStatus: 'Approved',
  ...more,
});

const photos = [photo(10, 0), photo(11, 1, { moderationStatus: 'Rejected' }), photo(12, 2)];
const picture = { id: 20, url: '20.jpg' };

it.each([
  [0, [20, 11, 12]],
  [1, [10, 20, 12]],
  [3, [10, 11, 12, 20]],
])('a new picture in slot %i: %j', (slot, ids) => {
  const next = withPhoto(photos, slot, picture);
  expect(next.map(({ id }) => id)).toEqual(ids);
  expect(next[slot]).toEqual(
    photo(20, slot, { moderationStatus: 'Pending', profileImage: slot === 0 }),
  );
});

it('the first picture of a profile is the profile picture', () => {
  expect(withPhoto([], 0, picture)).toEqual([photo(20, 0, { moderationStatus: 'Pending' })]);
});

it.each([
  [11, [10, 12]],
  [10, [10, 11, 12]],
  [99, [10, 11, 12]],
])('after removing %i: %j, as slot 0 can only be replaced', (id, ids) => {
  expect(withoutPhoto(photos, id).map((left) => left.id)).toEqual(ids);
});

it('a photo moved to the front becomes the profile picture and keeps its moderation status', () => {
  expect(photosInOrder(photos, [12, 10, 11])).toEqual([
    photo(12, 0),
    photo(10, 1),
    photo(11, 2, { moderationStatus: 'Rejected' }),
  ]);
});
