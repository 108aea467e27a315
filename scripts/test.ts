import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that `npm test` proves, the quick things first. */
const STEPS: readonly [name: string, command: string][] = [
  ['Chromium is there', 'node scripts/chromium.ts'],
  ['format', 'prettier --check --log-level warn .'],
  ['generated files are current', 'node scripts/generate.ts --check'],
  ['spec', 'redocly lint --config spec/redocly.yaml product-api realtime'],
  ['types', 'tsc -b . tsconfig.tools.json'],
  ['lint', 'oxlint --type-aware --deny-warnings --report-unused-disable-directives'],
  ['layers', 'depcruise --config .dependency-cruiser.mjs packages app/src'],
  ['nothing unused', 'knip'],
  ['unit, contract and stories', 'vitest run'],
  ['contracts against the spec', 'node scripts/pact/compare.ts'],
  ['component sizes', 'node scripts/checks/component-sizes.ts'],
  ['Storybook builds', 'storybook build --quiet --loglevel error'],
  ['pages of documentation', 'node scripts/checks/docs-pages.ts'],
  ['stories drawn twice', 'node scripts/checks/stories.ts'],
  ['build', 'vite build app --logLevel warn'],
  ['sizes', 'size-limit'],
  ['journeys', 'playwright test'],
  ['start and stop', 'node scripts/checks/start.ts'],
];

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

function main(): void {
  const only = process.argv.slice(2);
  const steps = STEPS.filter(([name]) => only.length === 0 || only.includes(name));
  const started = performance.now();
  const times: string[] = [];
  for (const [name, command] of steps) {
    process.stdout.write(`\n── ${name}\n`);
    const stepStarted = performance.now();
    const { status } = spawnSync(command, {
      cwd: root,
      shell: true,
      stdio: 'inherit',
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        PACT_DO_NOT_TRACK: 'true',
      },
    });
    times.push(`${seconds(stepStarted).padStart(7)} s  ${name}`);
    if (status !== 0) {
      process.stderr.write(`\nFailed: ${name} (${command})\n`);
      process.exit(1);
    }
  }
  process.stdout.write(`\n${times.join('\n')}\n${seconds(started).padStart(7)} s  all green\n`);
}

main();
