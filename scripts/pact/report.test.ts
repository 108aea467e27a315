import { describe, expect, it } from 'vitest';
import type { Interaction } from './contract.ts';
import { report, type VerifierResults } from './report.ts';

const interaction: Interaction = {
  description: 'a changed title',
  providerStates: [
    { name: 'a user', params: { userId: 7, admin: false } },
    { name: 'an event', params: { eventId: 12 } },
  ],
  request: {
    method: 'PUT',
    path: '/events/12',
    generators: {
      path: { type: 'ProviderState', expression: '/events/${eventId}' },
      header: { Authorization: { type: 'ProviderState', expression: 'Bearer ${token}' } },
    },
  },
};

type Failure = NonNullable<VerifierResults['interactionResults']>[number]['mismatch'];

const resultsOf = (mismatch: Failure, pending = false): VerifierResults => ({
  result: pending,
  interactionResults: [
    { description: 'a passing one', providerStates: [], result: 'OK', pending: false },
    {
      description: interaction.description,
      providerStates: ['a user', 'an event'],
      result: 'Error',
      pending,
      ...(mismatch !== undefined && { mismatch }),
    },
  ],
});

/** What the states endpoint gave, with the parameters in another order than in the contract. */
const answered = (values: Record<string, unknown>) => [
  { name: 'a user', params: { admin: false, userId: 7 }, values },
  { name: 'an event', params: { eventId: 12 }, values: {} },
];
const failuresOf = (mismatch: Failure, values: Record<string, unknown> = { token: 'jwt' }) =>
  report(resultsOf(mismatch), [interaction], answered(values)).failures;

const notFound: Failure = {
  type: 'mismatches',
  mismatches: [
    { type: 'BodyMismatch', path: '$.event', mismatch: 'Expected an Object but was missing' },
    { type: 'HeaderMismatch', key: 'Content-Type', mismatch: 'Expected JSON but got HTML' },
    { type: 'StatusMismatch', expected: 200, actual: 404, mismatch: 'expected 200 but was 404' },
  ],
};

describe('the report of a verification', () => {
  it('names the request, its states, and the differences with the status first', () => {
    expect(failuresOf(notFound)).toEqual([
      [
        '1) PUT /events/12 (a changed title)',
        '   state: a user {"userId":7,"admin":false}',
        '   state: an event {"eventId":12}',
        '   status: expected 200 but was 404',
        '   $.event: Expected an Object but was missing',
        '   Content-Type: Expected JSON but got HTML',
      ].join('\n'),
    ]);
  });

  it('names a value that the request needs and no state gave', () => {
    const [failure] = failuresOf(notFound, {});
    expect(failure).toContain(
      "   cause: State 'a user', 'an event' gave no `token`, so the request carried the example's.",
    );
    expect(failure).not.toContain('`eventId`');
  });

  it('names a state that failed as the only cause', () => {
    const failed = [{ name: 'a user', params: { userId: 7, admin: false }, error: 'answered 500' }];
    const { failures } = report(resultsOf(notFound), [interaction], failed);
    expect(failures[0]).toContain("   cause: State 'a user': answered 500\n   status");
    expect(failures[0]).not.toContain('token');
  });

  it('shows a request without an answer', () => {
    const [failure] = failuresOf({ type: 'error', message: 'Request Failed - timed out' });
    expect(failure).toContain('\n   Request Failed - timed out');
  });

  it('stays short, whatever differs', () => {
    const mismatches = Array.from({ length: 500 }, (_item, index) => ({
      type: 'BodyMismatch',
      path: `$.events[${index}]`,
      mismatch: 'x'.repeat(5000),
    }));
    const [failure = ''] = failuresOf({ type: 'mismatches', mismatches });
    const lines = failure.split('\n');
    expect(lines.length).toBeLessThan(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(300);
    expect(lines.at(-1)).toBe('   and 480 more differences');
  });

  it('tells a pending interaction from one that fails', () => {
    const { verified, failures, pending } = report(resultsOf(notFound, true), [interaction], []);
    expect([verified, failures.length, pending.length]).toEqual([1, 0, 1]);
  });

  it('shows an interaction that only the broker knows by its description', () => {
    const { failures } = report(resultsOf(notFound), [], []);
    expect(failures[0]).toMatch(/^1\) a changed title\n {3}state: a user\n {3}state: an event\n/);
  });

  it('shows an error outside of all interactions', () => {
    const error = { interaction: 'the contract', mismatch: { type: 'error', message: 'no file' } };
    const { failures } = report({ result: false, errors: [error] }, [], []);
    expect(failures).toEqual(['1) the contract\n   no file']);
  });
});
