import { expect, it } from 'vitest';
import { assumptions } from './assumptions.ts';

it('finds the assumptions of calls, fields at any depth, and messages', () => {
  const openapi = {
    info: {},
    paths: {
      '/cats': {
        get: { operationId: 'listCats', responses: {}, 'x-assumed': 'The order is open.' },
        post: { operationId: 'addCat', responses: {} },
      },
    },
    components: {
      schemas: {
        Cat: {
          properties: {
            name: { type: 'string' },
            owner: {
              oneOf: [{ properties: { id: { 'x-assumed': 'A number.' } } }, { type: 'null' }],
            },
            tags: { items: { properties: { text: { 'x-assumed': 'Short.' } } } },
          },
        },
      },
    },
  };
  const asyncapi = { operations: { sendCat: { 'x-assumed': 'The event is open.' }, sendDog: {} } };
  expect(assumptions(openapi, asyncapi)).toEqual([
    { where: 'GET /cats', text: 'The order is open.' },
    { where: 'Cat.owner.id', text: 'A number.' },
    { where: 'Cat.tags.text', text: 'Short.' },
    { where: 'sendCat', text: 'The event is open.' },
  ]);
});
