import { describe, expect, it } from 'vitest';
import { cardOutcome, type Card } from '../src/payments/simulated/card-outcome.ts';
import { NOW } from './harness.ts';

const GOOD: Card = { number: '4242424242424242', expMonth: 12, expYear: 2026, cvc: '123' };

const MALFORMED = 'This card number is not valid. Check it and try again';
const EXPIRED = 'This card has expired. Try another one';
const NO_MONTH = 'Enter the month and the year in which the card expires';
const NO_CVC = 'Enter the three digits on the back of the card';
const TEST_CARDS_ONLY =
  'No real card is charged here. Use one of the test cards: 4242 4242 4242 4242, ' +
  '4000 0000 0000 0002, 4000 0000 0000 9995, 4000 0025 0000 3155';

const refused: [name: string, change: Partial<Card>, message: string][] = [
  ['a declined card', { number: '4000000000000002' }, 'Your card was declined.'],
  ['an empty account', { number: '4000000000009995' }, 'Your card has insufficient funds.'],
  ['another good number', { number: '5555555555554444' }, TEST_CARDS_ONLY],
  ['a wrong check digit', { number: '4242424242424241' }, MALFORMED],
  ['letters', { number: '4242 4242 4242 424x' }, MALFORMED],
  ['no number', { number: '' }, MALFORMED],
  ['zeros, too few', { number: '0000' }, MALFORMED],
  ['last month', { expMonth: 11 }, EXPIRED],
  ['last year', { expYear: 25 }, EXPIRED],
  ['a thirteenth month', { expMonth: 13 }, NO_MONTH],
  ['month nought', { expMonth: 0 }, NO_MONTH],
  ['no month', { expMonth: Number.NaN }, NO_MONTH],
  ['a year of three digits', { expYear: 202 }, NO_MONTH],
  ['half a year', { expYear: 2026.5 }, NO_MONTH],
  ['a short CVC', { cvc: '12' }, NO_CVC],
  ['a long CVC', { cvc: '1234' }, NO_CVC],
  ['no CVC', { cvc: '' }, NO_CVC],
  ['a declined card that has expired', { number: '4000000000000002', expYear: 2020 }, EXPIRED],
];

const taken: [name: string, change: Partial<Card>, status: string][] = [
  ['the good card, in its last month', {}, 'accepted'],
  ['a number with blanks and hyphens', { number: ' 4242-4242 4242 4242' }, 'accepted'],
  ['a year of two digits', { expYear: 27, expMonth: 1 }, 'accepted'],
  ['a CVC with a blank', { cvc: '123 ' }, 'accepted'],
  ['a card that asks back', { number: '4000002500003155' }, 'requires_action'],
];

describe('a card', () => {
  it.each(refused)('is refused: %s', (name, change, message) => {
    expect(cardOutcome({ ...GOOD, ...change }, NOW)).toEqual({ status: 'refused', message });
  });

  it.each(taken)('is taken: %s', (name, change, status) => {
    expect(cardOutcome({ ...GOOD, ...change }, NOW)).toEqual({ status });
  });

  it('is good to the last moment of its month', () => {
    const end = Date.UTC(2027, 0);
    expect(cardOutcome(GOOD, new Date(end - 1))).toEqual({ status: 'accepted' });
    expect(cardOutcome(GOOD, new Date(end))).toEqual({ status: 'refused', message: EXPIRED });
  });
});
