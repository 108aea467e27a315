import { readFileSync } from 'node:fs';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationIdOf, readOperations, readPacts, readSpec, replyOf } from './contract.ts';
import { pinnedFields, valuesAt } from './response-fields.ts';

/**
 * The refusals that the contract shows, each with what the app does for it. Of all others it shows the text
 * alone: they are the provider's own, and are tested in the sandbox.
 */
const REFUSALS: Readonly<Record<string, string>> = {
  'authenticatePhone 422': 'marks the code as wrong, and keeps the phone',
  'cancelSignup 409': 'says in words of its own that the event is over',
  'createStreamingToken 403': 'says that a ticket is missing, and leads to the event',
  'getAdminUser 404': 'shows the page of what is not there',
  'getCurrentUser 401': 'ends the session',
  'getEvent 404': 'shows the page of what is not there',
  'getHost 404': 'shows the page of what is not there',
  'getPublicEvent 404': 'shows the page of what is not there',
  'getUserProfile 404': 'shows the page of what is not there',
  'inviteToEvent 409': 'leads to the landing page',
  'linkSocialAccount 422': 'says in words of its own that the link failed',
  'logIn 422': 'marks the password or the link as wrong',
  'reserveTicket 409': 'reads the event again, which has no tickets left',
  'sendVerificationCode 429': 'counts down to the next code',
  'signUp 409': 'goes back to the step of the email',
  'signUpHost 409': 'marks the email',
  'signUpHost 422': 'closes the invitation',
  'updateCurrentUser 409': 'marks the username as taken',
  'updateHost 409': 'marks the link id as taken',
  'updateWaitlistEntry 422': 'reads the applicant again, whose status has changed',
};

const spec = readSpec();
const pacts = [...readPacts().values()];
const interactions = pacts.flatMap((pact) => pact.interactions);
const operations = readOperations();
const replies = operations.flatMap(({ operationId, replies: all }) =>
  all.map((reply) => ({ key: `${operationId} ${reply}`, reply })),
);
const shown = new Set(interactions.map((one) => `${operationIdOf(one)} ${replyOf(one)}`));

it.each(pacts)('every interaction with $provider.name matches the spec', async (pact) => {
  const comparator = new Comparator({ oas: spec.openapi, asyncapi: spec.asyncapi });
  const results: Result[] = [];
  for await (const result of comparator.compare(pact)) results.push(result);
  expect(results.filter(({ type }) => type === 'error')).toEqual([]);
  // The comparator silently skips a message without a spec.
  const messages = pact.interactions.filter((interaction) => replyOf(interaction) === 'message');
  expect(results.filter(({ code }) => code === 'message.matched')).toHaveLength(messages.length);
  process.stdout.write(`${pact.provider.name}: ${pact.interactions.length} interactions\n`);
  expect(pact.interactions).not.toEqual([]);
});

it('every interaction names an operation and a reply of the spec', () => {
  const known = new Set(replies.map(({ key }) => key));
  expect([...shown].filter((key) => !known.has(key))).toEqual([]);
});

it('the refusals that the contract shows are those for which the app does something of its own', () => {
  const refusals = [...shown].filter((key) => / [45]\d\d$/.test(key));
  expect(refusals.toSorted()).toEqual(Object.keys(REFUSALS).toSorted());
});

it('exactly the documented calls and events are in the spec, each with a success', () => {
  const { calls, reports, events } = parse(
    readFileSync(new URL('../../spec/calls.yaml', import.meta.url), 'utf8'),
  ) as { calls: string[]; reports: { call: string; paths: string[] }; events: string[] };
  const addresses = reports.paths.map((path) => reports.call.replace('{path}', path));
  const documented = [...calls, ...addresses, ...events].toSorted();
  expect(operations.map(({ call }) => call).toSorted()).toEqual(documented);
  const succeeding = operations.filter(({ interactions: own }) =>
    own.some((interaction) => /^(?:2|message)/.test(replyOf(interaction))),
  );
  expect(succeeding.map(({ call }) => call).toSorted()).toEqual(documented);
});

// The client puts these in the place of the user that it has read: a field that is missing vanishes from the page.
it.each(['updateCurrentUser', 'sendProfileUpdate'])(
  'the user of %s has every field that getCurrentUser has',
  (operationId) => {
    const users = interactions
      .filter((one) => operationIdOf(one) === operationId)
      .map(({ response, contents }) => (response?.body ?? contents)?.content);
    const missing = pinnedFields()
      .filter((field) => field.operationId === 'getCurrentUser')
      .filter(({ path }) => users.every((user) => valuesAt(user, path).length === 0))
      .map(({ path }) => path.join('.'));
    expect(missing).toEqual([]);
  },
);
