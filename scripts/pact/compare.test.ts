import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Pact } from './pact-files.ts';
import { readAsyncapi, readOpenapi } from './spec-files.ts';

const spec = { openapi: readOpenapi(), asyncapi: readAsyncapi() };

const entry = (change: { path?: string; body?: object } = {}) => ({
  type: 'Synchronous/HTTP',
  description: 'an entry',
  request: {
    method: 'GET',
    path: change.path ?? '/waitlist/me',
    headers: { Authorization: ['Bearer x'] },
  },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: {
      content: change.body ?? { position: 1 },
      contentType: 'application/json',
      encoded: false,
    },
  },
});

const features = (content: unknown, operationId = 'sendFeaturesUpdate') => ({
  type: 'Asynchronous/Messages',
  description: 'features',
  comments: { references: { AsyncAPI: { operationId } } },
  contents: { content, contentType: 'application/json', encoded: false },
  metadata: {},
});

const compared = (...interactions: object[]) =>
  compare(spec, {
    consumer: { name: 'web' },
    provider: { name: 'api' },
    metadata: { pactSpecification: { version: '4.0' } },
    interactions,
  } as unknown as Pact);

describe('compare', () => {
  it('counts the interactions that match', async () => {
    expect(await compared(entry(), features(['SAVE_PAYMENT']))).toEqual({
      checked: 2,
      errors: [],
      warnings: [],
    });
  });

  it.each([
    ['a call that is not in the spec', entry({ path: '/nowhere' })],
    ['an answer of another form', entry({ body: { position: 'first' } })],
    ['a message of another form', features([7])],
    ['a message that is not in the spec', features(['SAVE_PAYMENT'], 'sendNothing')],
  ])('names %s', async (_what, interaction) => {
    const { errors } = await compared(interaction);
    expect(errors).not.toEqual([]);
    expect(errors[0]).toContain(`"${interaction.description}"`);
  });

  it('checks nothing in an empty contract', async () => {
    expect(await compared()).toMatchObject({ checked: 0 });
  });
});
