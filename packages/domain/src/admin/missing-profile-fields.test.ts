import { describe, expect, it } from 'vitest';
import { missingProfileFields, type ProfileFields } from './missing-profile-fields.ts';

const whole: ProfileFields = {
  username: 'idris',
  birthdate: '1991-08-30',
  gender: 'M',
  sexualOrientation: 'straight',
  preference: { genders: ['F'], minAge: 27, maxAge: 39 },
  location: 'Toronto',
  geoLat: 0,
  geoLng: 0,
  instagramLink: 'https://www.instagram.com/idris.okafor',
  interests: ['radios'],
  profile: {
    bio: 'Restores old radios.',
    occupation: 'Sound engineer',
    company: 'Own studio',
    industry: 'Music',
    educationLevel: 'Post grad',
    height: `5'11"`,
    religion: 'Agnostic',
    politics: 'Moderate',
    starSign: 'Virgo',
    gratefulFor: 'Long summers',
    dreamDate: 'The last ferry of the day',
  },
  pictures: 1,
};

describe('missingProfileFields', () => {
  it('is empty for a complete profile, including values of 0', () => {
    expect(missingProfileFields(whole)).toEqual([]);
  });

  it('has all fields for an empty profile', () => {
    const empty: ProfileFields = {
      ...whole,
      username: null,
      birthdate: null,
      gender: null,
      sexualOrientation: null,
      preference: null,
      location: null,
      geoLat: null,
      geoLng: null,
      instagramLink: null,
      interests: [],
      profile: {},
      pictures: 0,
    };
    expect(missingProfileFields(empty)).toHaveLength(24);
  });

  it.each<[string, Partial<ProfileFields>]>([
    ['username', { username: '  ' }],
    ['preference.genders', { preference: { genders: [], minAge: 27, maxAge: 39 } }],
    ['preference.maxAge', { preference: { genders: ['F'], minAge: 27, maxAge: null } }],
    ['images', { pictures: 0 }],
    ['interests', { interests: [] }],
    ['profile.bio', { profile: { ...whole.profile, bio: null } }],
    ['profile.dreamDate', { profile: { ...whole.profile, dreamDate: '' } }],
  ])('is %s', (field, change) => {
    expect(missingProfileFields({ ...whole, ...change })).toEqual([field]);
  });
});
