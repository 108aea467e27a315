import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { birthdateEntryProblem, birthdateProblem } from './birthdate.ts';
import { desiredAgeProblem } from './desired-age.ts';
import { locationProblem } from './location.ts';
import { completeProfile as whole } from './profile-complete.cases.ts';
import { isProfileComplete, type ProfileAnswers } from './profile-complete.ts';
import { isSameUsername, usernameFrom, usernameProblem } from './username.ts';

const server = serverMessages;

describe('usernameProblem', () => {
  it.each([
    ['marisol', null],
    ['Marisol_96', null],
    ['m_', null],
    ['__', null],
    ['x'.repeat(30), null],
    ['', 'Please enter a minimum of 2 characters'],
    ['m', 'Please enter a minimum of 2 characters'],
    ['x'.repeat(31), server.fieldTooLong('username', 30)],
    ['mari sol', server.usernameForm],
    ['marisol!', server.usernameForm],
    ['mari.sol', server.usernameForm],
    ['ñandú', server.usernameForm],
    ['marisol\n', server.usernameForm],
    ['1021', server.usernameForm],
  ])('%j: %s', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });
});

describe('usernameFrom', () => {
  it.each([
    ['marisol', 'marisol'],
    ['@marisol', 'marisol'],
    [' @marisol ', 'marisol'],
    ['marisol!?', 'marisol'],
    ['mari ', 'mari'],
    ['mari sol', 'mari sol'],
    ['@', ''],
    ['_', '_'],
  ])('of %j is %j', (text, username) => {
    expect(usernameFrom(text)).toBe(username);
  });
});

describe('isSameUsername', () => {
  it.each([
    ['marisol', 'Marisol', true],
    ['marisol', 'marisol_', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameUsername(one, other)).toBe(isSame);
  });
});

describe('birthdateProblem', () => {
  const now = new Date('2026-12-01T12:00:00Z');

  it.each([
    ['2008-12-01', null],
    ['2008-12-02', 'You must be 18+ to continue'],
    ['2027-01-01', 'You must be 18+ to continue'],
    ['1926-12-01', null],
    ['1926-11-30', 'Invalid date provided'],
    ['0001-01-01', 'Invalid date provided'],
    ['2000-02-29', null],
    ['2001-02-29', 'Invalid date provided'],
    ['2000-13-01', 'Invalid date provided'],
    ['12-01-2000', 'Invalid date provided'],
    ['', 'Invalid date provided'],
  ])('%j: %s', (birthdate, problem) => {
    expect(birthdateProblem(birthdate, now)).toBe(problem);
  });

  it.each([
    ['2028-02-29', '2010-02-28', null],
    ['2028-02-29', '2010-03-01', 'You must be 18+ to continue'],
    ['2026-02-28', '2008-02-29', 'You must be 18+ to continue'],
    ['2026-03-01', '2008-02-29', null],
  ])('on %s, born on %s: %s', (today, birthdate, problem) => {
    expect(birthdateProblem(birthdate, new Date(`${today}T23:59:59Z`))).toBe(problem);
  });

  it.each([
    ['', 'Enter a date in the format MM-DD-YYYY'],
    ['05-12-19', 'Enter a date in the format MM-DD-YYYY'],
    ['1990-02-30', 'Invalid date provided'],
    ['1990-05-12', null],
  ])('in a field, %j: %s', (entry, problem) => {
    expect(birthdateEntryProblem(entry, now)).toBe(problem);
  });
});

describe('desiredAgeProblem', () => {
  it.each([
    [18, 100, null],
    [30, 30, null],
    [null, null, null],
    [25, null, null],
    [null, 40, null],
    [17, 40, server.fieldTooSmall('minAge', 18)],
    [18, 101, server.fieldTooBig('maxAge', 100)],
    [101, null, server.fieldTooBig('minAge', 100)],
    [40, 30, server.agesCrossed],
  ])('%s to %s: %s', (minAge, maxAge, problem) => {
    expect(desiredAgeProblem({ minAge, maxAge })).toBe(problem);
  });

  it('for two ages in range, exactly one order is valid', () => {
    const age = fc.integer({ min: 18, max: 100 });
    fc.assert(
      fc.property(age, age, (minAge, maxAge) => {
        expect(desiredAgeProblem({ minAge, maxAge }) === null).toBe(minAge <= maxAge);
      }),
    );
  });
});

describe('locationProblem', () => {
  const [geoLat, geoLng] = [43.65, -79.38];

  it.each([
    [{}, null],
    [{ location: 'Toronto', geoLat, geoLng }, null],
    [{ location: 'Null Island', geoLat: 0, geoLng: 0 }, null],
    [{ location: 'Toronto' }, 'Please fill out your location!'],
    [{ location: 'Toronto', geoLat }, 'Please fill out your location!'],
    [{ location: 'Toronto', geoLat: null, geoLng: null }, 'Please fill out your location!'],
    [{ geoLat, geoLng }, 'Please fill out your location!'],
    [{ location: ' ', geoLat, geoLng }, 'Please fill out your location!'],
  ])('%j: %s', (place, problem) => {
    expect(locationProblem(place)).toBe(problem);
  });
});

describe('isProfileComplete', () => {
  const { profile } = whole;

  it('requires only the required steps', () => {
    expect(isProfileComplete(whole)).toBe(true);
  });

  it('accepts a position as the role', () => {
    const position = { ...profile, occupation: null, occupationPosition: 'Lead' };
    expect(isProfileComplete({ ...whole, profile: position })).toBe(true);
  });

  it.each<[string, Partial<ProfileAnswers>]>([
    ['username', { username: null }],
    ['birthdate', { birthdate: null }],
    ['orientation', { sexualOrientation: null }],
    ['gender', { gender: null }],
    ['gender beyond More', { gender: 'Other-Gender' }],
    ['preference', { preference: null }],
    ['preferred gender', { preference: { genders: [] } }],
    ['role', { profile: { ...profile, occupation: ' ' } }],
    ['company', { profile: { ...profile, company: null } }],
    ['industry', { profile: { ...profile, industry: '' } }],
    ['location', { location: null }],
    ['latitude', { geoLat: null }],
    ['longitude', { geoLng: null }],
    ['photo', { images: [] }],
    ['photo with an address', { images: [{ url: null, orderNo: 0 }] }],
    ['photo on the profile', { images: [{ url: '/media/7-x.jpg', orderNo: null }] }],
  ])('is false without a %s', (_step, change) => {
    expect(isProfileComplete({ ...whole, ...change })).toBe(false);
  });
});
