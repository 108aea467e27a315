import { describe, expect, it } from 'vitest';
import { furtherFacts, shownAge, shownEducation, shownOccupation } from './profile-facts.ts';

describe('shownOccupation', () => {
  it.each([
    ['Architect', 'Lead', 'Architect'],
    [' ', 'Lead', 'Lead'],
    [null, 'Lead', 'Lead'],
    [undefined, null, null],
  ])('of %j as %j is %j', (occupation, occupationPosition, shown) => {
    expect(shownOccupation({ profile: { occupation, occupationPosition } })).toBe(shown);
  });
});

describe('shownEducation', () => {
  it.each([
    ['McGill', 'Undergrad', 'McGill'],
    ['', 'Undergrad', 'Undergrad'],
    [null, undefined, null],
  ])('of %j and %j is %j', (education, educationLevel, shown) => {
    expect(shownEducation({ profile: { education, educationLevel } })).toBe(shown);
  });
});

describe('furtherFacts', () => {
  it.each([
    [{ occupation: 'Architect', occupationPosition: 'Lead' }, ['Lead']],
    [{ occupationPosition: 'Lead', educationLevel: 'Undergrad' }, []],
    [{ education: 'McGill', educationLevel: 'Undergrad' }, ['Undergrad']],
    [{ education: 'McGill', educationLevel: 'Prefer Not to Say' }, []],
    [{ occupation: 'Architect', occupationPosition: ' ', educationLevel: null }, []],
  ])('of %j are %j', (profile, facts) => {
    expect(furtherFacts({ profile })).toEqual(facts);
  });
});

it.each([
  ['1995-12-01', 31],
  ['1995-12-02', 30],
  [null, null],
])('shownAge of %j is %j', (birthdate, age) => {
  expect(shownAge({ birthdate }, new Date('2026-12-01T12:00:00Z'))).toBe(age);
});

it.each([
  [{ age: 35 }, 35],
  [{ age: 35, birthdate: '1950-01-01' }, 35],
  [{ age: null, birthdate: '1996-12-01' }, 30],
  [{ age: null }, null],
  [{}, null],
])('shownAge of %j is %j, as the reply has it', (person, age) => {
  expect(shownAge(person, new Date('2026-12-01T12:00:00Z'))).toBe(age);
});
