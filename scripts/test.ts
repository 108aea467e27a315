import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

type Step = readonly [name: string, command: string];

/** The steps that all others depend on. */
const FIRST: readonly Step[] = [
  ['Chromium is installed', 'node scripts/chromium.ts'],
  // Writes the files again, in place. Their sources include the contracts, tested when they are written.
  ['generated files are current', 'node scripts/generate.ts --check'],
];

const TYPES: Step = ['types', 'tsc -b . tsconfig.tools.json'];

/**
 * Vitest for tests that hold embedded databases, which are WebAssembly: V8 has crashed while freeing compiled
 * code, and Node takes this option on its command line alone.
 */
const VITEST_WITH_DATABASES = 'node --no-wasm-code-gc node_modules/vitest/vitest.mjs run';

/**
 * Each keeps about one core busy: they run in parallel, the longest first. Where they wait, the limit is minutes. None
 * of them changes a file that another one reads.
 */
const SIDE_BY_SIDE: readonly Step[] = [
  ['conformance of components', 'vitest run --project conformance'],
  ['the sandbox keeps the contracts', `${VITEST_WITH_DATABASES} --project provider`],
  ['Storybook builds', 'storybook build --quiet --loglevel error'],
  ['the contract pins what is read', 'node scripts/pact/pins.ts'],
  TYPES,
  ['start and stop', 'node scripts/checks/start.ts'],
  ['format', 'prettier --check --log-level warn .'],
  ['lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'],
  ['build', 'vite build app --logLevel warn'],
  ['layers', 'depcruise --config .dependency-cruiser.mjs .storybook packages app/src'],
  ['nothing unused', 'knip'],
  ['spec', 'redocly lint --config spec/redocly.yaml product-api realtime'],
];

/** Each takes all cores, and runs alone. */
const ALONE: readonly Step[] = [
  ['units', `${VITEST_WITH_DATABASES} --project unit --project dom`],
  ['sizes', 'size-limit'],
  ['stories', 'node scripts/checks/stories.ts'],
  ['journeys', 'playwright test --project journeys'],
];

/** The checks for drift: only `npm run test:all` runs these, after the others and every night. */
const DRIFT: readonly Step[] = [
  ['bad requests, more of each', 'BAD_REQUESTS_TIMES=2 vitest run --project unit bad-requests'],
  ['flows', 'node scripts/checks/stories.ts flows-'],
  ['stories, drawn again', 'node scripts/checks/stories.ts --again'],
  // The documents' fields, changed one by one, before the sandbox: the contract has to notice each.
  ['mutations of the contract', 'node scripts/pact/mutations/run.ts'],
  ['journeys on a desktop', 'playwright test --project desktop-again --project in-sight'],
  [
    'demonstration',
    'vite build --config app/vite.demo.config.ts --logLevel error && playwright test --project demo',
  ],
  ['starts that end early', 'node scripts/checks/start.ts --early-ends'],
  // The sandbox's video and its fake behave alike. Journeys see and hear the calls of two users.
  ['video between pages', `${VITEST_WITH_DATABASES} --project video`],
  ['pages of documentation', 'node scripts/checks/docs-pages.ts'],
  // Ratios to a floor of the same run, so that other load on the machine does not count against a page.
  ['page loads', 'node app/bench/page.ts --samples 3 --busy'],
];

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' ');

/**
 * Tests that the changes since the last commit affect directly, for daily work: `npm test -- --changed`. Of
 * the stories these are the ones beside a changed file, played from source. Effects across files without an
 * import between them (the contract, journeys, the build) are only tested by a complete run.
 */
function changedSteps(): readonly Step[] {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (files.length === 0) return [];
  const folders = files
    .filter((file) => /^packages\/ui\/src\/(?:components|screens)\/.+\.tsx?$/.test(file))
    .map((file) => `${dirname(file)}/`);
  const stories = `vitest run --passWithNoTests --project stories ${quoted([...new Set(folders)])}`;
  const lint = 'oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern';
  return [
    ['format', `prettier --check --log-level warn --ignore-unknown ${quoted(files)}`],
    ['lint', `${lint} ${quoted(files)}`],
    TYPES,
    ['units', 'vitest run --changed --passWithNoTests --project unit --project dom'],
    ...(folders.length > 0 ? [['stories', stories] as const] : []),
  ];
}

Object.assign(process.env, {
  // The steps write to a pipe.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PACT_DO_NOT_TRACK: 'true',
  // Some programs are started dozens of times, sandboxes above all.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
});

const seconds = (since: number) =>
  `${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s`;

/** The duration of each step and whether it failed, as text. */
const times: string[] = [];

/** The end of the output of each step that failed. It is shown again at the end, where people look first. */
const failures: string[] = [];
const FAILURE_LINES = 120;

/** Runs a step. Alone, its output is shown at once, otherwise when the step has ended. */
async function run([name, command]: Step, isAlone: boolean): Promise<void> {
  const started = performance.now();
  const title = `\n── ${name}\n`;
  let said = '';
  if (isAlone) process.stdout.write(title);
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (isAlone) process.stdout.write(text);
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (!isAlone) process.stdout.write(title + said);
  times.push(`${seconds(started)}  ${name}${status === 0 ? '' : '  FAILED'}`);
  if (status === 0) return;
  const end = said.trimEnd().split('\n').slice(-FAILURE_LINES).join('\n');
  failures.push(`\n── Failed: ${name} (${command})\n${end}\n`);
}

/**
 * Runs a group of steps, unless a step of an earlier group failed. A failing step does not stop the others of
 * its group: one run shows all failures.
 */
async function runGroup(steps: readonly Step[], atOnce = 1): Promise<void> {
  if (failures.length > 0) return;
  const queue = steps.values();
  const work = async () => {
    for (const step of queue) await run(step, atOnce === 1);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const { values, positionals: only } = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
});
const known = new Set([FIRST, SIDE_BY_SIDE, ALONE, DRIFT].flat().map(([name]) => name));
const unknown = only.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`There is no step '${unknown.join("', '")}'.`);
const isChosen = ([name]: Step) => only.length === 0 || only.includes(name);
const isDriftWatched = values.all === true || only.length > 0;

const started = performance.now();
if (values.changed === true) {
  await runGroup(changedSteps());
} else {
  await runGroup(FIRST.filter(isChosen));
  await runGroup(SIDE_BY_SIDE.filter(isChosen), availableParallelism());
  await runGroup([...ALONE, ...(isDriftWatched ? DRIFT : [])].filter(isChosen));
}
process.stdout.write(`\n${times.join('\n')}\n`);
if (failures.length === 0) process.stdout.write(`${seconds(started)}  all green\n`);
else {
  process.stdout.write(failures.join(''));
  process.exitCode = 1;
}
