import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts';
import type { Side } from './bench-case.ts';
import { takeSample, type Sample } from './measure.ts';

const USAGE = `npm run bench:ui                         every case
npm run bench:ui -- buttons              one case: the name of a file in packages/ui/bench/cases
npm run bench:ui -- --samples 31         more samples of each side (21)`;

const folder = import.meta.dirname;
const allCases = readdirSync(join(folder, 'cases')).map((file) => basename(file, '.tsx'));

const say = (line = '') => {
  process.stdout.write(`${line}\n`);
};

const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** Measures both sides in alternation, so that a temporary load on the machine affects both. */
async function measureCase(browser: Browser, url: string, name: string, count: number) {
  const samples: Record<Side, Sample[]> = { ours: [], plain: [] };
  let budgets: Record<string, number> = {};
  // The first pair warms up the browser and is discarded.
  for (let round = 0; round <= count; round += 1) {
    const order: Side[] = round % 2 === 0 ? ['ours', 'plain'] : ['plain', 'ours'];
    for (const side of order) {
      const taken = await takeSample(browser, url, name, side);
      budgets = taken.budgets;
      if (round > 0) samples[side].push(taken.sample);
    }
  }
  return Object.entries(budgets).map(([measurement, budget]) => {
    const [ours, plain] = [samples.ours, samples.plain].map((side) =>
      median(side.map((sample) => sample[measurement] ?? NaN)),
    ) as [number, number];
    return { name, measurement, ours, plain, ratio: ours / plain, budget };
  });
}

const row = (...cells: readonly string[]) =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd(20) : cell.padStart(10))).join('');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { samples: { type: 'string', default: '21' } },
  });
  const cases = positionals.length > 0 ? positionals : allCases;
  const count = Number(values.samples);
  if (!cases.every((name) => allCases.includes(name)) || !(count > 0)) {
    throw new Error(`${USAGE}\nCases: ${allCases.join(', ')}`);
  }

  const configFile = join(folder, 'vite.config.ts');
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, logLevel: 'error', preview: { port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    say(`Main thread, ms, median of ${count} fresh pages a side, in turns.`);
    say(row('case', 'measured', 'ours', 'plain', 'ratio', 'budget'));
    for (const name of cases) {
      for (const line of await measureCase(browser, url, name, count)) {
        const fits = line.ratio <= line.budget;
        const figures = [line.ours, line.plain, line.ratio, line.budget].map((figure) =>
          figure.toFixed(2),
        );
        say(row(name, line.measurement, ...figures, fits ? 'pass' : 'FAIL'));
        if (!fits) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
