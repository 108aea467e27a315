import { readFileSync } from 'node:fs';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { operationIdOf, readOperations, readPacts, readSpec, replyOf } from './contract.ts';

const CLIENT_LIMITS =
  'the limits of a client are each backend’s own; those of the sandbox are tested there';
const FROM_A_LIST = 'the page asks with an id or a name that the API gave it';

/**
 * Replies of the spec that no interaction shows, each with the reason: as 'operationId status', or as a
 * status only, for the calls that do not show it.
 */
const EXEMPTIONS: Readonly<Record<string, string>> = {
  '400': 'the client always sends JSON',
  '401': 'every call ends the session alike; the calls of a session pin it',
  '403': 'the page renders nothing for others; access-table.ts of the sandbox tests every guard',
  '413': 'no form of the app takes that much text',
  'resetPassword 429': CLIENT_LIMITS,
  'getUser 429': CLIENT_LIMITS,
  'checkUsername 429': CLIENT_LIMITS,
  'getUserProfile 429': CLIENT_LIMITS,
  'getUserNfts 429': CLIENT_LIMITS,
  'sendMagicLink 404': 'the client names the event that it shows',
  'redeemReward 409': 'no page redeems twice at once; the keys are tested on the server',
  'reserveTicket 422': 'the page offers no ticket to the host or an admin; tested on the server',
  'listDeckProfiles 422': 'the controls of the query let nothing else be chosen',
  'getCompatibility 422': 'no page shows people to themselves',
  'reverseGeocode 422': 'the app sends what the browser measured',
  'startSocialLink 404': 'the app offers only the networks that the API knows',
  'listMatchRecommendations 422': FROM_A_LIST,
  'listMatchFeedback 422': FROM_A_LIST,
  'listImageModels 422': FROM_A_LIST,
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

it('every reply of the spec is shown or exempt, and only a missing one is exempt', () => {
  const missing = replies.filter(({ key }) => !shown.has(key));
  process.stdout.write(`Replies: ${replies.length}, exempt: ${missing.length}\n`);
  const isExempt = (key: string) => key in EXEMPTIONS;
  expect(missing.filter(({ key, reply }) => !isExempt(key) && !isExempt(reply))).toEqual([]);
  const used = new Set(missing.flatMap(({ key, reply }) => [key, reply]));
  expect(Object.keys(EXEMPTIONS).filter((key) => !used.has(key))).toEqual([]);
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
