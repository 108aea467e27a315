import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { CONDITION_MS } from '../time-limits.ts';
import { messageProviders, request, stateHandlers } from './backend.ts';
import { readPacts } from './pact-files.ts';
import { HELP, UsageError, verifyOptions, type VerifyOptions } from './verify-options.ts';

const PRODUCT_API = 'product-api';
const REALTIME = 'product-api-realtime';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The source of the contracts, and the target of the result. */
function source(options: VerifyOptions, files: string[]): Partial<VerifierOptions> {
  const { brokerUrl, providerVersion, providerBranch } = options;
  if (brokerUrl === undefined) return { pactUrls: files };
  return {
    pactBrokerUrl: brokerUrl,
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    failIfNoPactsFound: true,
    ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
    ...(providerVersion !== undefined && { providerVersion, publishVerificationResult: true }),
  };
}

/** Verifies one provider; returns the problem, or null. */
async function problemOf(
  provider: string,
  options: VerifyOptions,
  { messagesUrl, ...target }: { messagesUrl?: string; providerBaseUrl?: string },
): Promise<string | null> {
  // The files name the states and messages, also with a broker.
  const own = [...readPacts()].filter(([, pact]) => pact.provider.name === provider);
  const pacts = own.map(([, pact]) => pact);
  const count = pacts.flatMap((pact) => pact.interactions).length;
  if (count === 0) throw new UsageError(`There is no contract with ${provider} in pacts/.`);
  const files = own.map(([path]) => path);
  say(`\nVerifying ${provider}: ${options.brokerUrl ?? `${count} interactions`}`);

  const failures: Error[] = [];
  const verified = await new Verifier({
    provider,
    ...source(options, files),
    ...target,
    ...(messagesUrl !== undefined && { messageProviders: messageProviders(messagesUrl, pacts) }),
    stateHandlers: stateHandlers(options, pacts, failures),
    logLevel: 'error',
    timeout: CONDITION_MS,
  })
    .verifyProvider()
    .then(
      () => true,
      () => false,
    );
  if (verified && failures.length === 0) return null;
  const states = failures.map(({ message }) => `  ${message}\n`);
  return `${[...new Set(states)].join('')}${provider} does not keep to the contract.`;
}

async function main(): Promise<void> {
  const options = verifyOptions(process.argv.slice(2), process.env);
  if (options === null) {
    say(HELP);
    return;
  }
  const { providerBaseUrl, messagesUrl, statesUrl, token } = options;
  if (statesUrl === undefined && token === undefined) {
    say('No --states-url: calls that need a state or a token will fail. See pacts/README.md.');
  }
  const problems: (string | null)[] = [];
  if (providerBaseUrl !== undefined) {
    await request(providerBaseUrl);
    problems.push(await problemOf(PRODUCT_API, options, { providerBaseUrl }));
  }
  if (messagesUrl !== undefined) {
    problems.push(await problemOf(REALTIME, options, { messagesUrl }));
  }
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
  say('\nVerified.');
}

try {
  await main();
} catch (error) {
  const hint = error instanceof UsageError ? '\nSee npm run pact:verify -- --help' : '';
  process.stderr.write(`\n${(error as Error).message}${hint}\n`);
  process.exitCode = 1;
}
