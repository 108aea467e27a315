import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sandboxProgram } from '@perigee/sandbox/node';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { serve } from './serve.ts';

/** Runs that each figure is the median of. */
const RUNS = 9;
const CPU_SLOWDOWN = 4;
const SEARCHED = 'lindqvists';
/** Between two letters of a fast typist, in milliseconds. */
const LETTER_MS = 80;

/** The most milliseconds of each figure. */
const MOST = { decisionScript: 4, firstRow: 100 } as const;

const root = join(import.meta.dirname, '../..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
}

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Milliseconds of script, and of the whole main thread, from before `act` to two frames after it. */
async function timesOf(page: Page, session: CDPSession, act: () => Promise<void>) {
  await nextFrames(page);
  const [script, task] = [
    await metric(session, 'ScriptDuration'),
    await metric(session, 'TaskDuration'),
  ];
  await act();
  await nextFrames(page);
  return {
    script: (await metric(session, 'ScriptDuration')) - script,
    task: (await metric(session, 'TaskDuration')) - task,
  };
}

/** The times of the key of a decision, without those of another key and of the measurement itself. */
async function decide(page: Page, session: CDPSession) {
  await page.locator('tbody tr').nth(3).locator('td').nth(2).click();
  const scripts: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const idle = await timesOf(page, session, async () => page.keyboard.press('Shift'));
    const key = run % 2 === 0 ? 'm' : 'p';
    const decision = await timesOf(page, session, async () => page.keyboard.press(key));
    scripts.push(decision.script - idle.script);
    tasks.push(decision.task - idle.task);
  }
  return { script: median(scripts), task: median(tasks) };
}

/** The frames in a second while the search is typed, and the longest time between two, in milliseconds. */
async function search(page: Page) {
  await page.keyboard.press('/');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    const look = (time: number) => {
      times.push(time);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.keyboard.type(SEARCHED, { delay: LETTER_MS });
  const times = await page.evaluate(
    () => (globalThis as unknown as { frameTimes: number[] }).frameTimes,
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    perSecond: 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length),
    longest: Math.max(...gaps),
  };
}

/** Milliseconds from the end of a reply to the frame with the first of its rows. */
async function turnPage(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const firstName = () => document.querySelector('tbody tr')?.textContent;
    const before = firstName();
    performance.clearResourceTimings();
    document.querySelector<HTMLElement>('[aria-label="Next page"]')?.click();
    while (firstName() === before) await new Promise(requestAnimationFrame);
    const shown = performance.now();
    const replies = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/waitlist?')) as PerformanceResourceTiming[];
    return shown - (replies.at(-1)?.responseEnd ?? NaN);
  });
}

const program = spawn(
  process.execPath,
  [...sandboxProgram.slice(0, -1), join(root, 'packages/sandbox/bench/serve.ts')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
const { url, admin } = JSON.parse(line) as { url: string; admin: string };
const folder = mkdtempSync(join(tmpdir(), 'perigee-bench-'));
const app = await serve({ folder, fallback: 'app.html', apiOrigin: url });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  process.env['VITE_API_URL'] = `${app.origin}/api`;
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    for (const [key, value] of Object.entries({ token, userId: '1', chatToken: 'none' }))
      localStorage.setItem(key, value);
  }, admin);
  await page.goto(`${app.origin}/admin/waitlist`);
  await page.locator('tbody tr').nth(24).waitFor();
  const session = await context.newCDPSession(page);
  // Processor time: wall-clock time grows whenever another process uses the processor.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

  say('The waitlist of 10,000 applicants, 25 rows, 1280 px, CPU slowed 4 times.');
  const decision = await decide(page, session);
  say(
    `One decision by key: ${decision.script.toFixed(1)} ms of script (${MOST.decisionScript}), ${decision.task.toFixed(1)} ms of the main thread`,
  );
  const rows: number[] = [];
  for (let run = 0; run < RUNS; run += 1) rows.push(await turnPage(page));
  const firstRow = median(rows);
  say(`From the reply to its first row: ${firstRow.toFixed(0)} ms (${MOST.firstRow})`);
  const { perSecond, longest } = await search(page);
  say(
    `While ${SEARCHED.length} letters are typed: ${perSecond.toFixed(0)} frames a second, the longest ${longest.toFixed(0)} ms`,
  );
  if (decision.script > MOST.decisionScript || firstRow > MOST.firstRow) process.exitCode = 1;
} finally {
  await browser.close();
  await app.close();
  program.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
