import { expect, it } from 'vitest';
import { UsageError, verifyOptions } from './verify-options.ts';

const url = 'http://localhost:4010';
const brokerUrl = 'https://broker.test';

it('reads the options, and the broker from the environment unless it is empty', () => {
  const args = ['--provider-base-url', `${url}/`, '--states-url', `${url}/states`];
  const options = { providerBaseUrl: url, statesUrl: `${url}/states` };
  expect(verifyOptions(args, { PACT_BROKER_BASE_URL: '' })).toEqual(options);
  expect(verifyOptions(args, { PACT_BROKER_BASE_URL: brokerUrl })).toEqual({
    ...options,
    brokerUrl,
  });
});

it.each(['--help', '-h'])('returns null for %s', (option) => {
  expect(verifyOptions([option], {})).toBeNull();
});

it.each([
  ['nothing', [], 'Say what to verify'],
  ['an unknown option', ['--provider', url], '--provider'],
  ['an option without its value', ['--provider-base-url'], 'argument missing'],
  ['half an address', ['--provider-base-url', 'localhost:4010'], 'Give a whole address'],
  ['a file', ['--provider-base-url', url, '--states-url', 'file:///x'], '--states-url'],
  ['a version without a broker', ['--messages-url', url, '--provider-version', '1'], 'broker'],
])('throws an explanation for %s', (_what, args, text) => {
  expect(() => verifyOptions(args, {})).toThrow(UsageError);
  expect(() => verifyOptions(args, {})).toThrow(text);
});
