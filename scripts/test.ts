import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Step = readonly [name: string, command: string];

/** What the rest rests on. */
const FIRST: readonly Step[] = [
  ['Chromium is there', 'node scripts/chromium.ts'],
  // Their sources include the contracts, which are tested when they are written.
  ['generated files are current', 'node scripts/generate.ts --check'],
];

/** Each leaves cores idle. Those of a row follow one another, the rows do not touch each other. */
const SIDE_BY_SIDE: readonly (readonly Step[])[] = [
  [
    ['Storybook builds', 'storybook build --quiet --loglevel error'],
    ['pages of documentation', 'node scripts/checks/docs-pages.ts'],
  ],
  [
    ['the sandbox keeps the contracts', 'vitest run --project provider'],
    ['contracts against the spec', 'node scripts/pact/compare.ts'],
  ],
  [['component sizes', 'node scripts/checks/component-sizes.ts']],
  [['format', 'prettier --check --log-level warn .']],
  [
    ['build', 'vite build app --logLevel warn'],
    ['sizes', 'size-limit'],
  ],
  [['lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives']],
  [['types', 'tsc -b . tsconfig.tools.json']],
  [['layers', 'depcruise --config .dependency-cruiser.mjs packages app/src']],
  [['nothing unused', 'knip']],
  [['spec', 'redocly lint --config spec/redocly.yaml product-api realtime']],
];

/** Each takes all cores. */
const LAST: readonly Step[] = [
  ['units', 'vitest run --project unit --project dom --project conformance'],
  ['stories', 'node scripts/checks/stories.ts'],
  ['journeys', 'playwright test'],
  ['start and stop', 'node scripts/checks/start.ts'],
  // Ratios to a floor in the same run: that a machine has neighbors is no fault of a page.
  ['page loads', 'node app/bench/page.ts --samples 3 --busy'],
];

const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PACT_DO_NOT_TRACK: 'true',
};

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** How long each step took, in words. */
const times: string[] = [];

/** Whether nothing failed so far. */
let isGreen = true;

/**
 * Runs a step.
 *
 * @param isAlone whether what it says is shown as it comes; else all at once when it has ended
 */
async function run([name, command]: Step, isAlone: boolean): Promise<void> {
  const started = performance.now();
  const title = `\n── ${name}\n`;
  const said: Buffer[] = [];
  if (isAlone) process.stdout.write(title);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (!isAlone) process.stdout.write(title + Buffer.concat(said).toString());
  times.push(`${seconds(started).padStart(7)} s  ${name}`);
  if (status === 0) return;
  isGreen = false;
  process.stderr.write(`\nFailed: ${name} (${command})\n`);
}

/** Runs steps until one fails. */
async function runRow(steps: readonly Step[], isAlone: boolean): Promise<void> {
  for (const step of steps) if (isGreen) await run(step, isAlone);
}

/** Proves all that `npm test` proves, or only the steps that are named. */
async function main(): Promise<void> {
  const only = process.argv.slice(2);
  const chosen = (steps: readonly Step[]) =>
    steps.filter(([name]) => only.length === 0 || only.includes(name));
  const started = performance.now();

  await runRow(chosen(FIRST), true);
  const rows = SIDE_BY_SIDE.map(chosen).values();
  const work = async () => {
    for (const row of rows) await runRow(row, false);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await runRow(chosen(LAST), true);

  process.stdout.write(`\n${times.join('\n')}\n`);
  if (isGreen) process.stdout.write(`${seconds(started).padStart(7)} s  all green\n`);
  else process.exitCode = 1;
}

await main();
