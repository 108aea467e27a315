import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

type Step = readonly [name: string, command: string];

/** The steps that all others depend on. */
const FIRST: readonly Step[] = [
  ['Chromium is there', 'node scripts/chromium.ts'],
  // Writes the files again, in place. Their sources include the contracts, tested when they are written.
  ['generated files are current', 'node scripts/generate.ts --check'],
];

/**
 * Each takes one core: they run in parallel, the longest first. None of them has waits with a time limit, and
 * none changes a file that another one reads.
 */
const SIDE_BY_SIDE: readonly Step[] = [
  ['Storybook builds', 'storybook build --quiet --loglevel error'],
  ['format', 'prettier --check --log-level warn .'],
  ['types', 'tsc -b . tsconfig.tools.json'],
  ['lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'],
  ['layers', 'depcruise --config .dependency-cruiser.mjs packages app/src'],
  ['build', 'vite build app --logLevel warn'],
  ['nothing unused', 'knip'],
  ['spec', 'redocly lint --config spec/redocly.yaml product-api realtime'],
  ['contracts against the spec', 'node scripts/pact/compare.ts'],
];

/** Each takes all cores, and runs alone. */
const ALONE: readonly Step[] = [
  ['units', 'vitest run --project unit --project dom --project conformance'],
  ['the sandbox keeps the contracts', 'vitest run --project provider'],
  ['sizes', 'size-limit'],
  ['stories', 'node scripts/checks/stories.ts'],
  ['journeys', 'playwright test --project desktop --project phone'],
  ['start and stop', 'node scripts/checks/start.ts'],
];

/**
 * The checks for drift: `npm run test:all` runs these after the others, before a large change is finished,
 * and every night.
 */
const DRIFT: readonly Step[] = [
  ['bad requests, more of each', 'BAD_REQUESTS_TIMES=2 vitest run --project unit bad-requests'],
  ['stories, drawn again', 'node scripts/checks/stories.ts --again'],
  ['journeys on a desktop', 'playwright test --project desktop-again'],
  ['pages of documentation', 'node scripts/checks/docs-pages.ts'],
  // Ratios to a floor of the same run, so that other load on the machine does not count against a page.
  ['page loads', 'node app/bench/page.ts --samples 3 --busy'],
];

/** The files that differ from the last commit, including new ones. */
function changedFiles(): string[] {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' ');

/**
 * Tests that the changes since the last commit affect directly, for daily work: `npm test -- --changed`. Of
 * the stories these are the ones beside a changed file, played from source. Effects across files without an
 * import between them (the contract, journeys, the build) are only tested by a complete run.
 */
function changedSteps(): readonly Step[] {
  const files = changedFiles();
  if (files.length === 0) return [];
  const folders = files
    .filter((file) => /^packages\/ui\/src\/(?:components|screens)\/.+\.tsx?$/.test(file))
    .map((file) => `${dirname(file)}/`);
  const stories = `vitest run --passWithNoTests --project stories ${quoted([...new Set(folders)])}`;
  return [
    ['format', `prettier --check --log-level warn --ignore-unknown ${quoted(files)}`],
    [
      'lint',
      `oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern ${quoted(files)}`,
    ],
    ['types', 'tsc -b . tsconfig.tools.json'],
    ['units', 'vitest run --changed --passWithNoTests --project unit --project dom'],
    ...(folders.length > 0 ? [['stories', stories] as const] : []),
  ];
}

const ALL_STEPS = [...FIRST, ...SIDE_BY_SIDE, ...ALONE, ...DRIFT];

const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PACT_DO_NOT_TRACK: 'true',
};

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** The duration of each step and whether it failed, as text. */
const times: string[] = [];

/** Whether no step has failed so far. */
let isGreen = true;

/**
 * Runs a step.
 *
 * @param isAlone whether its output is shown at once; otherwise it is shown when the step has ended
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
  times.push(`${seconds(started).padStart(7)} s  ${name}${status === 0 ? '' : '  FAILED'}`);
  if (status === 0) return;
  isGreen = false;
  process.stderr.write(`\nFailed: ${name} (${command})\n`);
}

/**
 * Runs a group of steps one after the other, unless a step of an earlier group failed. A failing step does
 * not stop the others of its group: one run shows all failures.
 */
async function runAlone(steps: readonly Step[]): Promise<void> {
  if (!isGreen) return;
  for (const step of steps) await run(step, true);
}

/** Runs a group of steps, one per core at a time, unless a step of an earlier group failed. */
async function runSideBySide(steps: readonly Step[]): Promise<void> {
  if (!isGreen) return;
  const queue = steps.values();
  const work = async () => {
    for (const step of queue) await run(step, false);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Runs the requested steps: see `npm test` in README.md. */
async function runSteps(only: readonly string[], isDriftWatched: boolean): Promise<void> {
  const unknown = only.filter((name) => !ALL_STEPS.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`There is no step '${unknown.join("', '")}'.`);
  const chosen = (steps: readonly Step[]) =>
    steps.filter(([name]) => only.length === 0 || only.includes(name));
  await runAlone(chosen(FIRST));
  await runSideBySide(chosen(SIDE_BY_SIDE));
  await runAlone(chosen([...ALONE, ...(isDriftWatched || only.length > 0 ? DRIFT : [])]));
}

/**
 * Runs `npm test`; with `--all` also the checks for drift, with `--changed` the tests of the changes, or only
 * the named steps.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const started = performance.now();
  if (values.changed) await runAlone(changedSteps());
  else await runSteps(positionals, values.all);

  process.stdout.write(`\n${times.join('\n')}\n`);
  if (isGreen) process.stdout.write(`${seconds(started).padStart(7)} s  all green\n`);
  else process.exitCode = 1;
}

await main();
