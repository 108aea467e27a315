import { describe, expect, it } from 'vitest';
import { adminWaitlistMessages as texts, decisionConflict } from './waitlist-messages.ts';

describe('the texts of the waitlist', () => {
  it('sum decisions up in the order of the tabs', () => {
    expect(texts.summary(['pre-approved', 'maybe', 'pre-approved', 'yes', 'pre-approved'])).toBe(
      '1 Maybe, 3 Pre-approved, 1 Approved',
    );
    expect(texts.summary([])).toBe('');
  });

  it.each([
    [1, 'Save 1 decision'],
    [4, 'Save 4 decisions'],
    [1200, 'Save 1,200 decisions'],
  ])('count %i decisions', (count, text) => {
    expect(texts.save(count)).toBe(text);
  });

  it('name the tab without applicants', () => {
    expect(texts.empty('user-declined')).toBe('No applicants in User Declined');
    expect(texts.empty('all')).toBe('No applicants yet');
  });
});

describe('a decision conflicts', () => {
  it.each([
    ['pending', 'pending', null],
    ['pending', 'maybe', 'Another admin has decided: Maybe'],
    ['pre-approved', 'yes', 'Another admin has decided: Approved'],
  ] as const)('listed as %s, now %s: %s', (listed, current, message) => {
    expect(decisionConflict(listed, current)).toBe(message);
  });
});
