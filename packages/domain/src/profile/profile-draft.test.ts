import { describe, expect, it } from 'vitest';
import { changedFields, profileChanges } from './profile-changes.ts';
import { profileDraft, type DraftedPerson, type ProfileDraft } from './profile-draft.ts';
import { profileProblem } from './profile-problems.ts';

const now = new Date('2026-06-15T12:00:00Z');
const newcomer = profileDraft({ username: null, images: [] });

const toronto = {
  location: 'Toronto, Canada',
  geoLat: 43.65,
  geoLng: -79.38,
  userAddress: { locality: 'Toronto' },
};

const person: DraftedPerson = {
  username: 'marisol',
  birthdate: '1996-04-12',
  sexualOrientation: 'straight',
  gender: 'F',
  preference: { genders: ['M', 'non_binary'] },
  profile: { bio: 'Draws.', occupation: 'Architect', company: 'Atelier', industry: 'Design' },
  ...toronto,
  images: [
    { id: 2, url: '2.jpg', profileImage: false, orderNo: 1, moderationStatus: 'Approved' },
    { id: 3, url: null, profileImage: false, orderNo: 2, moderationStatus: 'Approved' },
    { id: 1, url: '1.jpg', profileImage: true, orderNo: 0, moderationStatus: 'Approved' },
  ],
};

const draft = profileDraft(person);
const torrance = { ...toronto, location: 'Torrance', geoLat: 33.8, geoLng: -118.3 };

describe('a draft', () => {
  it('of a new user is empty', () => {
    expect(Object.values(newcomer)).toEqual([
      '',
      '',
      null,
      null,
      [],
      '',
      '',
      '',
      null,
      '',
      '',
      { text: '', place: null },
      [],
    ]);
  });

  it('has the photos by their slots, and the place with its coordinates', () => {
    expect(draft.photos.map(({ id }) => id)).toEqual([1, 2]);
    expect(draft.location).toEqual({ text: 'Toronto, Canada', place: toronto });
  });

  it('uses a position as the role, and no place without coordinates', () => {
    const other = profileDraft({
      ...person,
      profile: { occupationPosition: 'Lead' },
      geoLat: null,
    });
    expect(other.occupation).toBe('Lead');
    expect(other.location).toEqual({ text: 'Toronto, Canada', place: null });
  });
});

describe('changes', () => {
  it.each<[string, Partial<ProfileDraft>, object]>([
    ['nothing', {}, {}],
    ['blanks around a text', { occupation: ' Architect ' }, {}],
    ['the order of whom one looks for', { genders: ['non_binary', 'M'] }, {}],
    ['the username', { username: 'mari' }, { username: 'mari' }],
    ['the birthday', { birthdate: '1996-04-13' }, { birthdate: '1996-04-13' }],
    ['the sexuality', { sexualOrientation: 'open' }, { sexualOrientation: 'open' }],
    ['the gender', { gender: 'agender' }, { gender: 'agender' }],
    ['whom one looks for', { genders: ['M'] }, { preference: { genders: ['M'] } }],
    ['one text of three', { company: ' North ' }, { profile: { company: 'North' } }],
    ['a text that is emptied', { bio: ' ' }, { profile: { bio: null } }],
    [
      'both kinds of education',
      { education: 'OCAD', educationLevel: 'Doctorate' },
      { profile: { education: 'OCAD', educationLevel: 'Doctorate' } },
    ],
    ['the place', { location: { text: 'Torrance', place: torrance } }, torrance],
    [
      'the same place with more of its address',
      {
        location: {
          text: 'Toronto, Canada',
          place: { ...toronto, userAddress: { locality: 'Toronto', region: 'Ontario' } },
        },
      },
      {},
    ],
    ['the photos', { photos: draft.photos.toReversed() }, { images: [{ id: 2 }, { id: 1 }] }],
  ])('of %s', (_, change, expected) => {
    expect(profileChanges(draft, { ...draft, ...change })).toEqual(expected);
  });

  describe('with stored values that are no options', () => {
    const other = profileDraft({
      ...person,
      preference: { genders: ['M', 'two_spirit'] },
      profile: { educationLevel: 'Bootcamp' },
    });

    it.each<[string, Partial<ProfileDraft>, object]>([
      ['another field', { bio: 'Sings.' }, { profile: { bio: 'Sings.' } }],
      [
        'another level',
        { educationLevel: 'Doctorate' },
        { profile: { educationLevel: 'Doctorate' } },
      ],
      ['no level', { educationLevel: null }, { profile: { educationLevel: null } }],
      ['a level that is no option', { educationLevel: 'Academy' }, {}],
      ['other genders', { genders: ['M', 'F'] }, { preference: { genders: ['M', 'F'] } }],
      ['a gender that is no option', { genders: ['women'] }, {}],
    ])('are of %s', (_, change, expected) => {
      expect(profileChanges(other, { ...other, ...change })).toEqual(expected);
    });
  });

  it('of a new user are all answers', () => {
    expect(changedFields(newcomer, { ...draft, bio: '' })).toEqual(
      Object.keys(draft).filter((field) => !['bio', 'education', 'educationLevel'].includes(field)),
    );
  });
});

describe('problems', () => {
  it('are empty for a complete draft', () => {
    const fields = Object.keys(draft) as (keyof ProfileDraft)[];
    expect(fields.filter((field) => profileProblem(field, draft, now) !== null)).toEqual([]);
  });

  it.each<[keyof ProfileDraft, Partial<ProfileDraft>, string]>([
    ['username', { username: 'm' }, 'Please enter a minimum of 2 characters'],
    ['birthdate', { birthdate: '04-12' }, 'Enter a date in the format MM-DD-YYYY'],
    ['birthdate', { birthdate: '2010-04-12' }, 'You must be 18+ to continue'],
    ['sexualOrientation', { sexualOrientation: null }, 'Choose your sexuality'],
    ['gender', { gender: null }, 'Choose your gender'],
    ['gender', { gender: 'Other-Gender' }, 'Choose your gender'],
    ['genders', { genders: [] }, 'Choose at least one'],
    ['occupation', { occupation: ' ' }, 'Fill in your role'],
    ['company', { company: '' }, 'Fill in your company'],
    ['industry', { industry: '' }, 'Fill in your industry'],
    ['location', { location: { text: 'Tor', place: null } }, 'No location selected'],
    [
      'location',
      { location: { text: 'Atlantis', place: { ...toronto, geoLat: Number.NaN } } },
      'Invalid location',
    ],
    [
      'location',
      { location: { text: 'Atlantis', place: { ...toronto, geoLng: 181 } } },
      'Invalid location',
    ],
    ['photos', { photos: [] }, 'Add at least one photo'],
  ])('%s, %j: %s', (field, change, problem) => {
    expect(profileProblem(field, { ...draft, ...change }, now)).toBe(problem);
  });
});
