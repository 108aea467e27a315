import { expect, it } from 'vitest';
import { userIdsIn } from './user-ids.ts';

it.each([
  ['', []],
  ['1021', [1021]],
  [' 1021, 1022;1023\n1024 ', [1021, 1022, 1023, 1024]],
  ['1021 1021', [1021]],
  ['1021, Noor', null],
  ['0', null],
  ['-4', null],
  ['1.5', null],
  ['12345678901234567890', null],
])('userIdsIn %j', (text, ids) => {
  expect(userIdsIn(text)).toEqual(ids);
});
