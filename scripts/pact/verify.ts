import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { CONDITION_MS } from '../time-limits.ts';
import { messageProviders, request, stateHandlers } from './backend.ts';
import { readPacts } from './contract.ts';
import { HELP, UsageError, verifyOptions, type VerifyOptions } from './verify-options.ts';

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

/** Verifies one provider; returns the problems. */
async function verify(
  provider: string,
  options: VerifyOptions,
  { messagesUrl, ...target }: { messagesUrl?: string; providerBaseUrl?: string },
): Promise<string[]> {
  // The files name the states and messages, also with a broker.
  const pacts = [...readPacts()].filter(([, pact]) => pact.provider.name === provider);
  const files = pacts.map(([path]) => path);
  const interactions = pacts.flatMap(([, pact]) => pact.interactions);
  if (interactions.length === 0)
    throw new UsageError(`There is no contract with ${provider} in pacts/.`);
  say(`\nVerifying ${provider}: ${options.brokerUrl ?? `${interactions.length} interactions`}`);

  const failures: Error[] = [];
  const verifier = new Verifier({
    provider,
    ...source(options, files),
    ...target,
    ...(messagesUrl !== undefined && {
      messageProviders: messageProviders(messagesUrl, interactions),
    }),
    stateHandlers: stateHandlers(options, interactions, failures),
    logLevel: 'error',
    timeout: CONDITION_MS,
  });
  const [verified] = await Promise.allSettled([verifier.verifyProvider()]);
  if (verified.status === 'fulfilled' && failures.length === 0) return [];
  const states = new Set(failures.map(({ message }) => `  ${message}`));
  return [...states, `${provider} does not keep to the contract.`];
}

async function main(): Promise<void> {
  const options = verifyOptions(process.argv.slice(2), process.env);
  if (options === null) return void say(HELP);
  const { providerBaseUrl, messagesUrl, statesUrl, token } = options;
  if (statesUrl === undefined && token === undefined) {
    say('No --states-url: calls that need a state or a token will fail. See pacts/README.md.');
  }
  const problems: string[] = [];
  if (providerBaseUrl !== undefined) {
    await request(providerBaseUrl);
    problems.push(...(await verify('product-api', options, { providerBaseUrl })));
  }
  if (messagesUrl !== undefined) {
    problems.push(...(await verify('product-api-realtime', options, { messagesUrl })));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  say('\nVerified.');
}

try {
  await main();
} catch (error) {
  const hint = error instanceof UsageError ? '\nSee npm run pact:verify -- --help' : '';
  process.stderr.write(`\n${(error as Error).message}${hint}\n`);
  process.exitCode = 1;
}
