import { describe, expect, it } from 'vitest';
import { UsageError, verifyOptions } from './verify-options.ts';

const url = 'http://localhost:4010';

describe('verifyOptions', () => {
  it('reads the given options', () => {
    const args = ['--provider-base-url', `${url}/`, '--states-url', `${url}/states`];
    expect(verifyOptions(args, {})).toEqual({
      providerBaseUrl: url,
      statesUrl: `${url}/states`,
    });
  });

  it('reads the broker from the environment, unless it is empty', () => {
    const args = ['--provider-base-url', url];
    expect(verifyOptions(args, { PACT_BROKER_BASE_URL: 'https://broker.test' })).toMatchObject({
      brokerUrl: 'https://broker.test',
    });
    expect(verifyOptions(args, { PACT_BROKER_BASE_URL: '' })?.brokerUrl).toBeUndefined();
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
});
