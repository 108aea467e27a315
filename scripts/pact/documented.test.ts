import { describe, expect, it } from 'vitest';
import { documentedCoverage } from './documented.ts';

const documented = {
  calls: ['GET /cats', 'POST /cats'],
  reports: { call: 'POST /reports/{path}', paths: ['fur', 'paws/front'] },
  events: ['catUpdate'],
};
const operation = (operationId: string) => ({ operationId, responses: {} });
const openapi = {
  info: {},
  paths: {
    '/cats': { get: operation('listCats'), post: operation('addCat') },
    '/reports/fur': { post: operation('reportFur') },
    '/reports/paws/front': { post: operation('reportPaws') },
  },
};
const asyncapi = { operations: { sendCatUpdate: {} } };
const row = (operationId: string, reply = '200', interactions = ['one']) => ({
  operationId,
  reply,
  interactions,
  exemption: undefined,
});
const all = [
  row('listCats'),
  row('addCat', '201'),
  row('reportFur'),
  row('reportPaws'),
  row('sendCatUpdate', 'message'),
];

describe('documentedCoverage', () => {
  it('counts the addresses of one call as one', () => {
    expect(documentedCoverage(documented, { openapi, asyncapi }, all)).toEqual({
      calls: { covered: 3, documented: 3, operations: 4 },
      events: { covered: 1, documented: 1 },
      problems: [],
    });
  });

  it.each([
    ['a call', 1, 'POST /cats'],
    ['an address', 3, 'POST /reports/paws/front'],
  ])('misses %s without an interaction that succeeds', (_what, index, address) => {
    const failing = all.with(index, row(all[index]?.operationId ?? '', '404'));
    const { calls, problems } = documentedCoverage(documented, { openapi, asyncapi }, failing);
    expect(calls.covered).toBe(2);
    expect(problems).toEqual([`${address}: documented, but without an interaction that succeeds`]);
  });

  it('misses a message', () => {
    const { problems } = documentedCoverage(
      documented,
      { openapi, asyncapi },
      all.with(4, row('sendCatUpdate', 'message', [])),
    );
    expect(problems).toEqual(['catUpdate: no message shows it']);
  });

  it('refuses a call that is not documented', () => {
    const paths = { ...openapi.paths, '/dogs': { get: operation('listDogs') } };
    const invented = { openapi: { ...openapi, paths }, asyncapi };
    expect(documentedCoverage(documented, invented, all).problems).toEqual([
      'GET /dogs: in the spec, but in no document',
    ]);
  });
});
