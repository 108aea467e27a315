import { parseArgs } from 'node:util';

export const HELP = `Verifies a running product API against the contracts of the web product.

  npm run pact:verify -- --provider-base-url https://api.example.com [options]

  --provider-base-url URL   where the product API runs; verifies its calls
  --states-url URL          your endpoint that sets provider states up (see pacts/README.md)
  --messages-url URL        your endpoint that gives real-time messages; verifies them too
  --token TOKEN             the bearer to send where a state gives no token
  --broker-url URL          takes the contracts from a Pact broker, not from pacts/
                            (or PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN signs in)
  --provider-version TEXT   with a broker: publishes the result under this version
  --provider-branch TEXT    with a broker: the branch of that version
  --log FILE                writes all that Pact's verifier printed into the file
  --help                    shows this
`;

/** An error in the use of the command, with a sentence for its user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const text = { type: 'string' } as const;
const OPTIONS = {
  'provider-base-url': text,
  'states-url': text,
  'messages-url': text,
  token: text,
  'broker-url': text,
  'provider-version': text,
  'provider-branch': text,
  log: text,
  help: { type: 'boolean', short: 'h' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}

function address(option: string, url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new UsageError(
      `${option} is '${url}'. Give a whole address, such as http://localhost:4010`,
    );
  }
  return url.replace(/\/$/, '');
}

export type VerifyOptions = NonNullable<ReturnType<typeof verifyOptions>>;

/**
 * Reads the command line.
 *
 * @returns the options, with valid addresses; null if help was requested
 * @throws {UsageError} for an unknown option, a malformed address, or nothing to verify
 */
export function verifyOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
) {
  const values = read(args);
  if (values.help === true) return null;
  const options = {
    providerBaseUrl: address('--provider-base-url', values['provider-base-url']),
    statesUrl: address('--states-url', values['states-url']),
    messagesUrl: address('--messages-url', values['messages-url']),
    token: values.token,
    brokerUrl: address('--broker-url', values['broker-url'] ?? env['PACT_BROKER_BASE_URL']),
    providerVersion: values['provider-version'],
    providerBranch: values['provider-branch'],
    logFile: values.log,
  };
  if (options.providerBaseUrl === undefined && options.messagesUrl === undefined) {
    throw new UsageError('Say what to verify: --provider-base-url, --messages-url or both.');
  }
  if (options.providerVersion !== undefined && options.brokerUrl === undefined) {
    throw new UsageError('--provider-version publishes to a broker: give --broker-url too.');
  }
  return options;
}
