import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All files that are generated from other files and committed for their readers. */
const GENERATED = [
  'spec/generated/*',
  'packages/api/src/generated/**/*.ts',
  'pacts/*',
  '.storybook/docs/generated/*.json',
  '.storybook/public/mockServiceWorker.js',
];

/** The output of a command is shown only if it fails. */
function run(command: string, cwd = root): void {
  const { status, stdout } = spawnSync(command, {
    cwd,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  if (status === 0) return;
  throw new Error(`${stdout}\n${command} ended with ${status ?? 'a signal'}.`);
}

function generate(): void {
  rmSync(`${root}spec/generated`, { recursive: true, force: true });
  const bundle = 'npx redocly bundle --config spec/redocly.yaml';
  run(`${bundle} product-api -o spec/generated/openapi.json`);
  run(`${bundle} realtime -o spec/generated/realtime.yaml`);
  run('npx orval', `${root}packages/api`);
  run('node scripts/operations.ts');
  run('npx msw init .storybook/public --no-save');
  run('npx vitest run --project contract');
  run('node scripts/pact/readme.ts');
  run('node scripts/pact/contract-page.ts');
  run('node scripts/screen-calls.ts');
}

const contents = () =>
  new Map(
    globSync(GENERATED, { cwd: root }).map((file) => [file, readFileSync(root + file, 'utf8')]),
  );

/** With --check: lists the files that did not match their sources. They are current afterwards. */
const before = contents();
generate();
if (process.argv.includes('--check')) {
  const after = contents();
  const files = new Set([...before.keys(), ...after.keys()]);
  const stale = [...files].filter((file) => before.get(file) !== after.get(file));
  if (stale.length === 0) {
    process.stdout.write(`Generated files: ${after.size}, all current\n`);
  } else {
    const list = stale.toSorted().join('\n');
    process.stderr.write(
      `These generated files were not current; they are now, so commit them:\n${list}\n`,
    );
    process.exitCode = 1;
  }
}
