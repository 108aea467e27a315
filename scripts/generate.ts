import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All files that are generated from other files and committed for their readers. */
const GENERATED = [
  'spec/generated/*',
  'packages/api/src/generated/**/*.ts',
  'pacts/*',
  '.storybook/docs/generated/contract.json',
  '.storybook/public/mockServiceWorker.js',
];

/** The output of a command is shown only if it fails. */
function run(command: string, args: string[], cwd = root): void {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  if (status === 0) return;
  process.stderr.write(stdout);
  throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}.`);
}

function generate(): void {
  rmSync(`${root}spec/generated`, { recursive: true, force: true });
  const bundle = ['redocly', 'bundle', '--config', 'spec/redocly.yaml'];
  run('npx', [...bundle, 'product-api', '-o', 'spec/generated/openapi.json']);
  run('npx', [...bundle, 'realtime', '-o', 'spec/generated/realtime.yaml']);
  run('npx', ['orval'], `${root}packages/api`);
  run('npx', ['msw', 'init', '.storybook/public', '--no-save']);
  run('npx', ['vitest', 'run', '--project', 'contract']);
  run('node', ['scripts/pact/readme.ts']);
  run('node', ['scripts/pact/contract-page.ts']);
}

function contents(): Map<string, string> {
  const files = globSync(GENERATED, { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]));
}

/** With --check: lists the files that did not match their sources. They are current afterwards. */
function main(): void {
  const before = contents();
  generate();
  if (!process.argv.includes('--check')) return;
  const after = contents();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (stale.length === 0) {
    process.stdout.write(`Generated files: ${after.size}, all current\n`);
    return;
  }
  process.stderr.write(
    `These generated files were not current; they are now, so commit them:\n${stale.join('\n')}\n`,
  );
  process.exitCode = 1;
}

main();
