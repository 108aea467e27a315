import { describe, expect, it } from 'vitest';
import { invitationEligibility, type Audience, type Guest } from './invitation-eligibility.ts';

const startTime = new Date('2026-12-01T19:00:00Z');
const audience = (orientation: Audience['orientation']): Audience => ({
  orientation,
  minAge: 25,
  maxAge: 40,
  startTime,
  timezone: 'America/New_York',
});
const guest = (change: Partial<Guest> = {}): Guest => ({
  birthdate: '1996-04-12',
  gender: 'F',
  sexualOrientation: 'straight',
  genders: ['M'],
  ...change,
});
const man = { gender: 'M', genders: ['F'] };
const queer = { sexualOrientation: 'lgbtq_plus', genders: ['everyone'] };

describe('invitationEligibility', () => {
  it.each<[string, Audience['orientation'], Partial<Guest>, boolean]>([
    ['a woman who looks for men, straight', 'straight', {}, true],
    ['a man who looks for women, straight', 'straight', man, true],
    ['a woman who looks for women, straight', 'straight', { genders: ['F'] }, false],
    ['a woman who has not said, straight', 'straight', { genders: [] }, true],
    ['a user of another gender, straight', 'straight', { ...queer, gender: 'non_binary' }, false],
    ['a woman who looks for women, lesbian', 'lesbian', { genders: ['F'] }, true],
    ['a woman who looks for men, lesbian', 'lesbian', {}, false],
    ['a man, lesbian', 'lesbian', man, false],
    ['a man who looks for men, gay', 'gay', { gender: 'M', genders: ['M'] }, true],
    ['a man who looks for women, gay', 'gay', man, false],
    ['a queer user, lgbtq_plus', 'lgbtq_plus', queer, true],
    ['a straight user, lgbtq_plus', 'lgbtq_plus', {}, false],
    ['a user who has not said, lgbtq_plus', 'lgbtq_plus', { sexualOrientation: null }, false],
    ['anybody, open', 'open', { gender: null, genders: [] }, true],
    ['a user who is too young, open', 'open', { birthdate: '2001-12-02' }, false],
    ['a user just old enough, open', 'open', { birthdate: '2001-12-01' }, true],
    ['a user just not too old, open', 'open', { birthdate: '1985-12-02' }, true],
    ['a user who is too old, open', 'open', { birthdate: '1985-12-01' }, false],
    ['a user without a birthdate, open', 'open', { birthdate: null }, false],
  ])('%s', (_who, orientation, change, expected) => {
    expect(invitationEligibility(guest(change), audience(orientation))).toBe(expected);
  });
});
