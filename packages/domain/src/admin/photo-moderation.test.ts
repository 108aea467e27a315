import { describe, expect, it } from 'vitest';
import { moderatedPhotos, photoDecisions } from './photo-moderation.ts';

const photo = (id: number, changes = {}) => ({
  id,
  url: `/pictures/${id}.jpg`,
  profileImage: false,
  orderNo: id,
  moderationStatus: 'Approved' as const,
  ...changes,
});

describe('moderatedPhotos', () => {
  it.each([
    ['in the order of their slots', [photo(2), photo(1)], [1, 2]],
    ['the profile picture first', [photo(1), photo(2, { profileImage: true })], [2, 1]],
    ['with rejected ones', [photo(1), photo(2, { moderationStatus: 'Rejected' })], [1, 2]],
    ['without empty slots', [photo(1, { url: null }), photo(2)], [2]],
  ])('are %s', (_rule, photos, ids) => {
    expect(moderatedPhotos(photos).map(({ id }) => id)).toEqual(ids);
  });
});

describe('photoDecisions', () => {
  it.each([
    ['Pending', { approve: true, reject: true }],
    ['Approved', { approve: false, reject: true }],
    ['Rejected', { approve: true, reject: false }],
  ] as const)('of a photo that is %s are %o', (moderationStatus, decisions) => {
    expect(photoDecisions({ moderationStatus })).toEqual(decisions);
  });
});
