import { describe, expect, it } from 'vitest';
import { freeMonthsDuration, isFreeSubscriptionAdded } from './free-months.ts';

describe('freeMonthsDuration', () => {
  it.each([
    [1, 'weeks', '1 weeks'],
    [1, 'months', '1 months'],
    [2, 'months', '2 months'],
    [12, 'weeks', '12 weeks'],
    [0, 'weeks', null],
    [13, 'months', null],
    [-1, 'months', null],
    [1.5, 'weeks', null],
    [null, 'weeks', null],
  ] as const)('of %s %s is %s', (value, unit, duration) => {
    expect(freeMonthsDuration(value, unit)).toBe(duration);
  });
});

describe('isFreeSubscriptionAdded', () => {
  it.each([
    [[{ success: true }], true],
    [[{ success: false }], false],
    [[{ success: false }, { success: true }], false],
    [[], false],
  ])('of %o is %s', (data, isAdded) => {
    expect(isFreeSubscriptionAdded({ data })).toBe(isAdded);
  });
});
