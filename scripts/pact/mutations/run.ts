import { pactsWith, type Interaction } from '../contract.ts';
import { report } from '../report.ts';
import { runVerifier } from '../run-verifier.ts';
import { verifyOptions } from '../verify-options.ts';
import { addCrowd } from '../../../packages/sandbox/contract/crowd.ts';
import { startVerifiableSandbox } from '../../../packages/sandbox/contract/states-server.ts';
import { breakingVariants, roundsOf, type BreakingVariant } from './breaking.ts';
import { CORRECT, type Variant } from './correct.ts';
import { startVariantProxy } from './proxy.ts';

// The mutation test of the contract: every correct variant of the sandbox has to verify, and every breaking one
// has to fail. Prints the score.

const PROVIDER = 'product-api';

const { interactions } = pactsWith(PROVIDER);
let hasCrowd = false;
const sandbox = await startVerifiableSandbox(undefined, async (scene) => {
  if (hasCrowd) await addCrowd(scene);
});
const proxy = await startVariantProxy(sandbox.providerBaseUrl);
const options = verifyOptions(
  [`--provider-base-url=${proxy.url}`, `--states-url=${sandbox.statesUrl}`],
  {},
);

/** Verifies a variant, in these interactions or in all. */
async function verify(variant: Variant, only?: readonly Interaction[]) {
  if (options === null) throw new Error('The verifier has no options.');
  proxy.become(variant);
  hasCrowd = variant.hasCrowd ?? false;
  const { outcome } = await runVerifier({
    provider: PROVIDER,
    options,
    target: { providerBaseUrl: proxy.url },
    ...(only !== undefined && { descriptions: only.map(({ description }) => description) }),
  });
  if (outcome.type === 'stopped') throw new Error(outcome.reason);
  return outcome;
}

let hasProblems = false;

/** Prints an outcome at once, because the run takes minutes. */
function tell(name: string, found: readonly string[]): void {
  hasProblems ||= found.length > 0;
  process.stdout.write(`${[`${found.length === 0 ? '✓' : '✘'} ${name}`, ...found].join('\n')}\n`);
}

let verified = 0;
for (const variant of CORRECT) {
  const { results, states } = await verify(variant);
  const { failures, pending } = report(results, interactions, states);
  const guesses =
    pending.length === 0 ? '' : `, which ${pending.length} pending interactions report`;
  tell(`${variant.name}${guesses}`, failures.slice(0, 3));
  if (failures.length === 0) verified += 1;
}

const breaking = breakingVariants(interactions);
/** Of the variants that a strict interaction shows, and of those that pending ones show alone. */
const scores = { strict: { caught: 0, of: 0 }, pending: { caught: 0, of: 0 } };

/** The interactions that have to notice a variant: a failed one that is pending does not fail a backend's build. */
function judges({ shownBy }: BreakingVariant) {
  const strict = shownBy.filter(({ pending = false }) => !pending);
  return strict.length > 0
    ? { kind: 'strict' as const, interactions: strict }
    : { kind: 'pending' as const, interactions: shownBy };
}

/** Counts a variant; returns the problem if nothing noticed it. */
function count(variant: BreakingVariant, failed: ReadonlySet<string>): string[] {
  const { kind, interactions: judging } = judges(variant);
  scores[kind].of += 1;
  if (!judging.some(({ description }) => failed.has(description))) {
    return [`Breaking, but verified: ${variant.name} (${kind})`];
  }
  scores[kind].caught += 1;
  return [];
}

for (const [index, round] of roundsOf(breaking).entries()) {
  const changes = new Map(round.map(({ operationId, change }) => [operationId, change]));
  const { results } = await verify(
    {
      name: `round ${index}`,
      change: (answer) => changes.get(answer.operationId ?? '')?.(answer) ?? answer,
    },
    round.flatMap((variant) => judges(variant).interactions),
  );
  const failed = new Set(
    (results.interactionResults ?? [])
      .filter(({ result }) => result !== 'OK')
      .map(({ description }) => description),
  );
  tell(
    `${round.length} breaking variants, one of each call`,
    round.flatMap((variant) => count(variant, failed)),
  );
}

await proxy.stop();
await sandbox.stop();
process.stdout.write(
  `Correct variants that verify: ${verified} of ${CORRECT.length}\n` +
    `Breaking variants that fail a backend's build: ${scores.strict.caught} of ${scores.strict.of}\n` +
    `Breaking variants that are reported as pending: ${scores.pending.caught} of ${scores.pending.of}\n`,
);
if (hasProblems) process.exitCode = 1;
