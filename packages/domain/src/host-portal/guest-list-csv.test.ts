import { expect, it } from 'vitest';
import { guestListCsv } from './guest-list-csv.ts';

const guest = {
  userId: 1022,
  status: 'going',
  ticketPrice: 20,
  paid: true,
  gender: 'F',
  createdAt: '2026-11-22T12:00:00.000Z',
  signedUpByUser: { name: 'Noor', username: 'noor' },
};

const linesOf = (change: object) => guestListCsv([{ ...guest, ...change }]).split('\r\n');

it('has a head, and one line for each guest', () => {
  expect(linesOf({})).toEqual([
    'User ID,Name,Username,Gender,Status,Ticket (USD),Paid,Joined',
    '1022,Noor,noor,Woman,going,20,yes,2026-11-22T12:00:00.000Z',
    '',
  ]);
});

it('leaves missing values empty', () => {
  const change = { gender: null, createdAt: undefined, paid: false, ticketPrice: 0 };
  const signedUpByUser = { name: 'Noor', username: null };
  expect(linesOf({ ...change, signedUpByUser })[1]).toBe('1022,Noor,,,going,0,no,');
});

it.each([
  ['Noor "N", K', '"Noor ""N"", K"'],
  ['Noor\nK', '"Noor\nK"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@noor', "'@noor"],
  ['-1', "'-1"],
  ['＝1', "'＝1"],
  ['Noor;=1+1', "Noor;'=1+1"],
  ['\t@noor', "'\t'@noor"],
])('quotes the name %j', (name, text) => {
  expect(linesOf({ signedUpByUser: { name, username: 'n' } })[1]).toBe(
    `1022,${text},n,Woman,going,20,yes,2026-11-22T12:00:00.000Z`,
  );
});
