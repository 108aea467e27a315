import { describe, expect, it } from 'vitest';
import { coverage, coverageTable } from './coverage.ts';
import type { Interaction, Pact } from './pact-files.ts';

const openapi = {
  info: {},
  paths: { '/cats': { get: { operationId: 'listCats', responses: { '200': {}, '401': {} } } } },
};
const asyncapi = { operations: { sendCat: {} } };

const call = (operationId: string, status: number): Interaction => ({
  description: `${operationId} with ${status}`,
  comments: { references: { OpenAPI: { operationId } } },
  response: { status },
});
const message: Interaction = {
  description: 'a cat',
  comments: { references: { AsyncAPI: { operationId: 'sendCat' } } },
};
const problems = (interactions: Interaction[], exemptions: Record<string, string> = {}) => {
  const pact: Pact = { consumer: { name: 'web' }, provider: { name: 'api' }, interactions };
  return coverage({ openapi, asyncapi }, [pact], exemptions).problems;
};
const whole = [call('listCats', 200), call('listCats', 401), message];

describe('coverage', () => {
  it('has no problems if every reply and message is shown', () => {
    expect(problems(whole)).toEqual([]);
  });

  it.each([
    ['a success', 0, 'listCats 200: no interaction shows it'],
    ['a failure', 1, 'listCats 401: no interaction shows it'],
    ['a message', 2, 'sendCat message: no interaction shows it'],
  ])('misses %s', (_what, missing, problem) => {
    expect(problems(whole.toSpliced(missing, 1))).toEqual([problem]);
  });

  it('accepts a reason in place of an interaction', () => {
    expect(problems(whole.toSpliced(1, 1), { 'listCats 401': 'cats are public' })).toEqual([]);
  });

  it('accepts a reason that holds for every call, if the call does not show the reply', () => {
    const reason = { '401': 'every call ends the session alike' };
    expect(problems(whole.toSpliced(1, 1), reason)).toEqual([]);
    expect(problems(whole, reason)).toEqual([]);
  });

  it.each([
    ['an exemption that is used no longer', 'listCats 401', 'shown, so exempt no longer'],
    ['an exemption of nothing', 'listCats 500', 'exempt, but not in the spec'],
  ])('refuses %s', (_what, key, problem) => {
    expect(problems(whole, { [key]: 'because' })).toEqual([`${key}: ${problem}`]);
  });

  it('refuses an interaction that the spec does not have', () => {
    expect(problems([...whole, call('listDogs', 200)])).toEqual([
      'listDogs 200: not in the spec, but in "listDogs with 200"',
    ]);
  });

  it('refuses an interaction that does not name its operation', () => {
    expect(problems([...whole, { description: 'something' }])).toEqual([
      '(no operationId) message: not in the spec, but in "something"',
    ]);
  });
});

describe('coverageTable', () => {
  it('has a line for each reply', () => {
    const rows = [
      {
        operationId: 'listCats',
        reply: '200',
        interactions: ['all', 'none'],
        exemption: undefined,
      },
      { operationId: 'pet', reply: '401', interactions: [], exemption: 'cats are public' },
    ];
    expect(coverageTable(rows)).toBe(
      ['listCats  200      all · none', 'pet       401      exempt: cats are public'].join('\n'),
    );
  });
});
