import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdatesOfAges } from './birthdates-of-ages.ts';
import { averageDistance, distanceText } from './distance.ts';
import { nextMatchDay, queuedMatchProblem } from './match-day.ts';
import { adminMessages } from './messages.ts';
import { adminServerMessages } from './server-messages.ts';
import { photoDecisionProblem } from './photo-decision.ts';
import { missingPrompt } from './prompt-template.ts';
import { H_NUMBERS, SEARCHED_AGES } from './search-options.ts';

const NOW = new Date('2026-12-01T12:00:00Z');

describe('the options of the search form', () => {
  it('are the ages 18 to 117', () => {
    expect(SEARCHED_AGES).toHaveLength(100);
    expect([SEARCHED_AGES[0], SEARCHED_AGES.at(-1)]).toEqual([18, 117]);
  });

  it('are the H numbers 1 to 10', () => {
    expect(H_NUMBERS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('the birthdates of ages', () => {
  it.each([
    [
      { minAge: 30, maxAge: 40 },
      { after: '1985-12-01', until: '1996-12-01' },
    ],
    [{ minAge: 18 }, { after: null, until: '2008-12-01' }],
    [{ maxAge: 117 }, { after: '1908-12-01', until: null }],
    [{}, { after: null, until: null }],
  ])('for %o are %o', (ages, dates) => {
    expect(birthdatesOfAges(ages, NOW)).toEqual(dates);
  });

  it.each([
    ['1996-12-01', true],
    ['1996-12-02', false],
    ['1985-12-02', true],
    ['1985-12-01', false],
  ])('30 to 40 includes %s: %s', (birthdate, holds) => {
    const { after, until } = birthdatesOfAges({ minAge: 30, maxAge: 40 }, NOW);
    expect(birthdate > (after ?? '') && birthdate <= (until ?? '')).toBe(holds);
  });
});

describe('the next match day', () => {
  it.each([
    ['2026-12-01T12:00:00Z', '2026-12-06'],
    ['2026-12-05T23:59:59Z', '2026-12-06'],
    ['2026-12-06T00:00:00Z', '2026-12-13'],
    ['2026-12-28T08:00:00Z', '2027-01-03'],
  ])('after %s is %s', (now, day) => {
    expect(nextMatchDay(new Date(now))).toBe(day);
  });

  it('is a Sunday within the next seven days', () => {
    const min = new Date('2000-01-01');
    const max = new Date('2100-01-01');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (now) => {
        const day = new Date(nextMatchDay(now));
        expect(day.getUTCDay()).toBe(0);
        expect(day.getTime()).toBeGreaterThan(now.getTime());
        expect(day.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 24 * 60 * 60 * 1000);
      }),
    );
  });
});

describe('a queued match', () => {
  const pair = { userId: 1, profileId: 2 };
  it.each([
    [pair, null],
    [{ ...pair, activatesAt: '2026-12-01' }, null],
    [{ ...pair, activatesAt: '2027-01-01' }, null],
    [{ ...pair, activatesAt: '2026-11-30' }, adminServerMessages.matchDayPast],
    [{ userId: 2, profileId: 2 }, adminServerMessages.matchWithOneself],
  ])('%o has the problem: %s', (match, problem) => {
    expect(queuedMatchProblem(match, NOW)).toBe(problem);
  });
});

describe('a decision on a photo', () => {
  it.each([
    [{ moderationStatus: 'Approved' }, null],
    [{ moderationStatus: 'Rejected', rejectionReason: 'Too dark' }, null],
    [{ moderationStatus: 'Rejected' }, adminMessages.rejectionReasonMissing],
    [{ moderationStatus: 'Rejected', rejectionReason: '  ' }, adminMessages.rejectionReasonMissing],
  ] as const)('%o has the problem: %s', (decision, problem) => {
    expect(photoDecisionProblem(decision)).toBe(problem);
  });
});

describe('a prompt template', () => {
  const whole = { system: 'a', user: 'b', assistant: 'c' };
  it.each([
    [whole, null],
    [{}, 'system'],
    [{ ...whole, user: ' ' }, 'user'],
    [{ ...whole, assistant: '' }, 'assistant'],
  ])('%o misses %s', (template, prompt) => {
    expect(missingPrompt(template)).toBe(prompt);
  });
});

describe('distances', () => {
  it.each([
    [0, '0.000'],
    [1, '1.000'],
    [0.12345, '0.123'],
    [0.0667, '0.067'],
  ])('%s is shown as %s', (distance, text) => {
    expect(distanceText(distance)).toBe(text);
  });

  it('have a mean between the smallest and the greatest', () => {
    const some = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(some, (all) => {
        const mean = averageDistance(all.map((distance) => ({ distance })));
        expect(mean).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
      }),
    );
    expect(averageDistance([])).toBe(0);
  });
});
