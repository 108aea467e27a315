import { appendFileSync, writeFileSync } from 'node:fs';
import { request } from './backend.ts';
import { pactsWith } from './contract.ts';
import { report } from './report.ts';
import { runVerifier, type VerifierTask } from './run-verifier.ts';
import { HELP, UsageError, verifyOptions, type VerifyOptions } from './verify-options.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Verifies one provider; returns the problems. */
async function verify(
  provider: string,
  options: VerifyOptions,
  target: VerifierTask['target'],
): Promise<string[]> {
  const { interactions } = pactsWith(provider);
  if (interactions.length === 0)
    throw new UsageError(`There is no contract with ${provider} in pacts/.`);
  say(`\nVerifying ${provider}: ${options.brokerUrl ?? `${interactions.length} interactions`}`);

  const { outcome, log } = await runVerifier({ provider, options, target });
  if (options.logFile !== undefined) appendFileSync(options.logFile, log);
  if (outcome.type === 'stopped') return [outcome.reason];
  const { verified, failures, pending } = report(outcome.results, interactions, outcome.states);
  const counts = [`${verified} verified`, `${failures.length} failed`, `${pending.length} pending`];
  say(counts.join(', '));
  if (pending.length > 0) {
    say(`\nPending: these differ from our guesses, and do not fail.\n\n${pending.join('\n\n')}`);
  }
  if (failures.length === 0) return [];
  return [...failures, `${provider} does not keep to the contract.`];
}

async function main(): Promise<void> {
  const options = verifyOptions(process.argv.slice(2), process.env);
  if (options === null) return void say(HELP);
  const { providerBaseUrl, messagesUrl, statesUrl, token, logFile } = options;
  if (statesUrl === undefined && token === undefined) {
    say('No --states-url: calls that need a state or a token will fail. See pacts/README.md.');
  }
  if (logFile !== undefined) writeFileSync(logFile, '');
  const problems: string[] = [];
  if (providerBaseUrl !== undefined) {
    await request(providerBaseUrl);
    problems.push(...(await verify('product-api', options, { providerBaseUrl })));
  }
  if (messagesUrl !== undefined) {
    problems.push(...(await verify('product-api-realtime', options, { messagesUrl })));
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
  say('\nVerified.');
}

try {
  await main();
} catch (error) {
  const hint = error instanceof UsageError ? '\nSee npm run pact:verify -- --help' : '';
  process.stderr.write(`\n${(error as Error).message}${hint}\n`);
  process.exitCode = 1;
}
