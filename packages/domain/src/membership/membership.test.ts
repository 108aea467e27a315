import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCharge } from './client-secret.ts';
import { afterPeriod, FREE_PERIOD_UNITS, formatPeriod, parsePeriod } from './period.ts';
import { discountLabel, planSavings } from './plan-price.ts';
import { chargeText, defaultPlan, intervalPriceText, planLength } from './plan-text.ts';
import { subscriptionActions } from './subscription-actions.ts';

describe('planSavings', () => {
  it.each([
    ['the base plan itself', 4900, 4900, 0],
    ['a fifth, and a bit more', 3900, 4900, 20],
    ['two fifths, and a bit more', 2900, 4900, 40],
    ['a plan that costs more', 5000, 4900, 0],
    ['less than one percent', 4860, 4900, 0],
    ['a plan that costs nothing', 0, 4900, 100],
    ['a base plan that costs nothing', 0, 0, 0],
  ])('for %s', (_what, plan, base, savings) => {
    expect(planSavings({ intervalAmount: plan }, { intervalAmount: base })).toBe(savings);
  });

  it('have a label if they are not zero', () => {
    expect(discountLabel(20)).toBe('Save 20%');
    expect(discountLabel(0)).toBeNull();
  });
});

describe('a plan in words', () => {
  const month = { interval: 'month', intervalCount: 1 } as const;
  const quarter = { interval: 'month', intervalCount: 3 } as const;
  const year = { interval: 'year', intervalCount: 1 } as const;

  it.each([
    [month, '1 month', '$49 every month'],
    [quarter, '3 months', '$49 every 3 months'],
    [year, '1 year', '$49 every year'],
  ])('%j', (interval, length, charge) => {
    expect(planLength(interval)).toBe(length);
    expect(chargeText({ ...interval, unitAmount: 4900 })).toBe(charge);
  });

  it.each([
    [3900, '$39 a month'],
    [3950, '$39.50 a month'],
    [0, '$0 a month'],
  ])('%i cents', (intervalAmount, text) => {
    expect(intervalPriceText({ interval: 'month', intervalAmount })).toBe(text);
  });

  it('is selected by default if it is marked as such, else if it is the first', () => {
    const plain = { id: 1, defaultSelection: false };
    const chosen = { id: 2, defaultSelection: true };
    expect(defaultPlan([plain, chosen])).toBe(chosen);
    expect(defaultPlan([plain])).toBe(plain);
    expect(defaultPlan([])).toBeUndefined();
  });
});

describe('a client secret', () => {
  it.each([
    ['pi_3Qx8cD_secret_m7Rt5', true],
    ['seti_1Qx8aB_secret_h4Lk2', false],
    ['', false],
  ])('%j charges a card: %s', (secret, charges) => {
    expect(isCharge(secret)).toBe(charges);
  });
});

const periods = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  unit: fc.constantFrom(...FREE_PERIOD_UNITS),
});

describe('a period', () => {
  it.each([
    ['1 week', { count: 1, unit: 'weeks' }],
    ['2 weeks', { count: 2, unit: 'weeks' }],
    ['1 months', { count: 1, unit: 'months' }],
    ['12 months', { count: 12, unit: 'months' }],
    [' 3 months ', { count: 3, unit: 'months' }],
    ['0 weeks', null],
    ['13 months', null],
    ['-1 weeks', null],
    ['1.5 months', null],
    ['2weeks', null],
    ['2  weeks', null],
    ['2 days', null],
    ['weeks', null],
    ['', null],
    ['2 months ago', null],
  ])('is read from "%s"', (text, period) => {
    expect(parsePeriod(text)).toEqual(period);
  });

  it('is parsed to the formatted value', () => {
    fc.assert(
      fc.property(periods, (period) => {
        expect(parsePeriod(formatPeriod(period))).toEqual(period);
      }),
    );
  });

  it.each([
    ['2026-12-01T12:00:00.000Z', '2 weeks', '2026-12-15T12:00:00.000Z'],
    ['2026-12-01T12:00:00.000Z', '1 month', '2027-01-01T12:00:00.000Z'],
    ['2027-01-31T12:00:00.000Z', '1 month', '2027-02-28T12:00:00.000Z'],
    ['2028-01-31T12:00:00.000Z', '1 month', '2028-02-29T12:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', '12 months', '2027-12-31T23:59:59.000Z'],
  ])('from %s, of %s, ends at %s', (from, text, end) => {
    const period = parsePeriod(text);
    expect(period && afterPeriod(new Date(from), period).toISOString()).toBe(end);
  });

  it('ends after it begins', () => {
    const moments = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });
    fc.assert(
      fc.property(moments, periods, (from, period) => {
        expect(afterPeriod(from, period).getTime()).toBeGreaterThan(from.getTime());
      }),
    );
  });
});

describe('subscriptionActions', () => {
  const none = { pause: false, resume: false, preventRenewal: false };

  it.each([
    ['incomplete', true, none],
    ['trialing', false, { ...none, pause: true }],
    ['trialing', true, { ...none, pause: true, preventRenewal: true }],
    ['active', false, { ...none, pause: true }],
    ['active', true, { ...none, pause: true, preventRenewal: true }],
    ['paused', false, { ...none, resume: true }],
    ['paused', true, { ...none, resume: true, preventRenewal: true }],
    ['cancelled', true, none],
  ] as const)('for one that is %s and moved later: %s', (status, migrates, actions) => {
    const subscription = { status, migrateToReplacementPlanAfterCancellation: migrates };
    expect(subscriptionActions(subscription)).toEqual(actions);
  });
});
