import { operationIdOf, pactsWith } from '../contract.ts';
import { report } from '../report.ts';
import { runVerifier } from '../run-verifier.ts';
import { verifyOptions } from '../verify-options.ts';
import { startVerifiableSandbox } from '../../../packages/sandbox/contract/states-server.ts';
import { breakingVariants } from './breaking.ts';
import { CORRECT, type Variant } from './correct.ts';
import { startVariantProxy } from './proxy.ts';

// The mutation test of the contract: every correct variant of the sandbox has to verify, and every breaking one
// has to fail. Prints the score.

const PROVIDER = 'product-api';

const { interactions } = pactsWith(PROVIDER);
const sandbox = await startVerifiableSandbox();
const proxy = await startVariantProxy(sandbox.providerBaseUrl);
const options = verifyOptions(
  [`--provider-base-url=${proxy.url}`, `--states-url=${sandbox.statesUrl}`],
  {},
);

/** The failures and pending failures of a variant, in the interactions of a call or in all. */
async function failuresOf(variant: Variant, operationId?: string): Promise<string[]> {
  if (options === null) return [];
  proxy.become(variant);
  const descriptions = interactions
    .filter((one) => operationId === undefined || operationIdOf(one) === operationId)
    .map(({ description }) => description);
  const { outcome } = await runVerifier({
    provider: PROVIDER,
    options,
    target: { providerBaseUrl: proxy.url },
    ...(operationId !== undefined && { descriptions }),
  });
  if (outcome.type === 'stopped') throw new Error(outcome.reason);
  const { failures, pending } = report(outcome.results, interactions, outcome.states);
  return [...failures, ...pending];
}

const problems: string[] = [];

/** Prints the outcome of a variant, because the run takes minutes. */
const tell = (name: string, isRight: boolean) => {
  process.stdout.write(`${isRight ? '✓' : '✘'} ${name}\n`);
};

let verified = 0;
for (const variant of CORRECT) {
  const failures = await failuresOf(variant);
  tell(variant.name, failures.length === 0);
  if (failures.length === 0) verified += 1;
  else problems.push(`Correct, but refused: ${variant.name}\n${failures.slice(0, 3).join('\n')}`);
}

const breaking = breakingVariants();
let caught = 0;
for (const variant of breaking) {
  const failures = await failuresOf(variant, variant.operationId);
  tell(variant.name, failures.length > 0);
  if (failures.length > 0) caught += 1;
  else problems.push(`Breaking, but verified: ${variant.name}`);
}

await proxy.stop();
await sandbox.stop();
process.stdout.write(
  `Correct variants that verify: ${verified} of ${CORRECT.length}\n` +
    `Breaking variants that fail: ${caught} of ${breaking.length}\n`,
);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
