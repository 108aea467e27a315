import { afterEach, expect, it } from 'vitest';
import { forgetSocialLink, placeOfSocialLink, rememberSocialLink } from './begun-social-link.ts';

afterEach(forgetSocialLink);

it('knows the newest link that this browser began, and no other', () => {
  expect(placeOfSocialLink('tiktok', 'one')).toBeNull();
  rememberSocialLink({ platform: 'tiktok', state: 'one', place: 'popup' });
  expect(placeOfSocialLink('tiktok', 'one')).toBe('popup');
  expect(placeOfSocialLink('instagram', 'one')).toBeNull();
  expect(placeOfSocialLink('tiktok', '')).toBeNull();
  rememberSocialLink({ platform: 'tiktok', state: 'two', place: 'page' });
  expect(placeOfSocialLink('tiktok', 'one')).toBeNull();
  expect(placeOfSocialLink('tiktok', 'two')).toBe('page');
  forgetSocialLink();
  expect(placeOfSocialLink('tiktok', 'two')).toBeNull();
});
