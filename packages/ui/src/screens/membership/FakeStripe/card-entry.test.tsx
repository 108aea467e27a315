import { expect, it } from 'vitest';
import { fieldProblem, readCard, tidied, type CardEntry } from './card-entry.ts';

const typed: CardEntry = { number: '4242424242424242', expiry: '1230', cvc: '123' };

it('formats a card as people write it', () => {
  expect(tidied(typed)).toEqual({
    number: '4242 4242 4242 4242',
    expiry: '12 / 30',
    cvc: '123',
  });
  expect(tidied({ number: '42', expiry: '1', cvc: '' })).toEqual({
    number: '42',
    expiry: '1',
    cvc: '',
  });
});

it('reads its own format', () => {
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
  expect(readCard(typed)).toEqual(card);
  expect(readCard(tidied(typed))).toEqual(card);
});

it.each<[keyof CardEntry, string]>([
  ['number', '4242424242424241'],
  ['number', '4242'],
  ['expiry', '1330'],
  ['expiry', '12'],
  ['cvc', '12'],
  ['cvc', 'abc'],
])('returns no card while the %s is %s, and reports the error', (field, text) => {
  const entry = { ...typed, [field]: text };
  expect(readCard(entry)).toBeNull();
  expect(fieldProblem(entry, field)).toBeDefined();
});

it('reports no error for an empty field', () => {
  const entry = { ...typed, cvc: '' };
  expect(fieldProblem(entry, 'cvc')).toBeUndefined();
  expect(readCard(entry)).toBeNull();
});
