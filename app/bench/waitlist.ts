import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sandboxProgram } from '@perigee/sandbox/program';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { mainThreadTime } from '../../scripts/main-thread-time.ts';
import { serve, type Site } from './serve.ts';

/** Runs that each figure is the median of. */
const RUNS = 25;
/**
 * On a processor so many times slower. Calculated: Chromium's own slowdown pauses the page now and then, which
 * makes times as short as these differ by half from run to run.
 */
const CPU_SLOWDOWN = 4;
const SEARCHED = 'lindqvists';
/** Between two letters of a fast typist, in milliseconds. */
const LETTER_MS = 80;

/** The most that ours may take, as a multiple of the floor's. */
const MOST = { rerender: 1.5, script: 2, task: 3, firstRow: 3.5 } as const;

const root = join(import.meta.dirname, '../..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** Reports a figure of the floor and of ours. Whether ours is within its limit. */
function compare(
  name: string,
  [floor = NaN, ours = NaN]: readonly number[],
  most: number,
): boolean {
  const times = ours / floor;
  say(
    `${name}: ${ours.toFixed(1)} ms, ${times.toFixed(2)} of the floor's ${floor.toFixed(1)} (${most})`,
  );
  return times <= most;
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Milliseconds of script, and of the whole main thread, from before `act` to two frames after it. */
async function timesOf(page: Page, session: CDPSession, act: () => Promise<void>) {
  await nextFrames(page);
  const script = await scriptTime(session);
  const task = await mainThreadTime(session);
  await act();
  await nextFrames(page);
  return {
    script: (await scriptTime(session)) - script,
    task: (await mainThreadTime(session)) - task,
  };
}

/** The key of another decision than the last one. */
const keyOf = (run: number) => (run % 2 === 0 ? 'm' : 'p');

/**
 * Milliseconds of the key of a decision on a slow processor, without those of another key and of the measurement
 * itself.
 */
async function decide({ page, session }: Side, run: number) {
  const idle = await timesOf(page, session, async () => page.keyboard.press('Shift'));
  const decision = await timesOf(page, session, async () => page.keyboard.press(keyOf(run)));
  return {
    script: (decision.script - idle.script) * CPU_SLOWDOWN,
    task: (decision.task - idle.task) * CPU_SLOWDOWN,
  };
}

interface TraceEvent {
  name: string;
  /** Microseconds of its start, of its time, and of its processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/**
 * Milliseconds of React's work after the key of a decision, on a slow processor. React renders what an event has
 * changed in a microtask at the event's end.
 */
async function rerender({ page }: Side): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
  for (let run = 0; run < RUNS; run += 1) {
    await page.keyboard.press(keyOf(run));
    await nextFrames(page);
  }
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const events = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const typeOf = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' ? args.data?.type : null;
  const starts = events.flatMap((event, index) => (typeOf(event) === 'keydown' ? [index] : []));
  const ofKeys = starts.map((start) => {
    const rest = events.slice(start);
    const end = rest.findIndex((event) => typeOf(event) === 'keyup');
    const calls = rest.slice(0, end).filter(({ name }) => name === 'v8.callFunction');
    // Microtasks are called at the end of the call of a listener, as a part of it.
    const isMicrotask = ({ ts }: TraceEvent) =>
      calls.some((call) => call.ts < ts && ts < call.ts + (call.dur ?? 0));
    return calls.filter(isMicrotask).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  return (median(ofKeys) / 1000) * CPU_SLOWDOWN;
}

/** The frames in a second while the search is typed, and the longest time between two, in milliseconds. */
async function search({ page }: Side) {
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
async function turnPage({ page }: Side): Promise<number> {
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

/** A page with the waitlist, opened by an admin. */
interface Side {
  page: Page;
  session: CDPSession;
}

const program = spawn(
  process.execPath,
  [...sandboxProgram.slice(0, -1), join(root, 'packages/sandbox/bench/serve.ts')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string];
const { url, admin } = JSON.parse(line) as { url: string; admin: string };
const folder = mkdtempSync(join(tmpdir(), 'perigee-bench-'));
const browser = await chromium.launch(chromiumLaunchOptions());
const sites: Site[] = [];

/** Builds an app, and opens an address that shows the waitlist. `fallback` answers addresses without a file. */
async function open(options: InlineConfig, fallback: string, address: string): Promise<Side> {
  const outDir = mkdtempSync(join(folder, 'app-'));
  const site = await serve({ folder: outDir, fallback, apiOrigin: url });
  sites.push(site);
  process.env['VITE_API_URL'] = `${site.origin}/api`;
  await build({ ...options, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    for (const [key, value] of Object.entries({ token, userId: '1', chatToken: 'none' }))
      localStorage.setItem(key, value);
  }, admin);
  await page.goto(site.origin + address);
  await page.locator('tbody tr').nth(24).waitFor();
  const session = await context.newCDPSession(page);
  // Processor time: wall-clock time grows whenever another process uses the processor.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

try {
  const floor = await open(
    { root: join(import.meta.dirname, 'floor-waitlist'), configFile: false },
    'index.html',
    '/',
  );
  const ours = await open(
    { root: join(root, 'app'), configFile: join(root, 'app/vite.config.ts') },
    'app.html',
    '/admin/waitlist',
  );
  const sides = [floor, ours] as const;

  say(
    'The waitlist of 10,000 applicants, 25 rows, 1280 px; beside it the plainest one, as the floor.',
  );
  const decisions = sides.map((): { script: number; task: number }[] => []);
  for (const { page } of sides) {
    await page.locator('tbody tr').nth(3).locator('td').nth(2).click();
  }
  // They take turns, so that a busy machine affects both.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, side] of sides.entries()) decisions[index]?.push(await decide(side, run));
  }
  const rerenders = [await rerender(floor), await rerender(ours)];
  const turns = sides.map((): number[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, side] of sides.entries()) turns[index]?.push(await turnPage(side));
  }
  const ofKeys = (figure: 'script' | 'task') =>
    decisions.map((side) => median(side.map((times) => times[figure])));
  say(`One decision by key, on a processor ${CPU_SLOWDOWN} times slower:`);
  const results = [
    compare('  what React renders again', rerenders, MOST.rerender),
    compare('  all script of the key', ofKeys('script'), MOST.script),
    compare('  the main thread, with the next frames', ofKeys('task'), MOST.task),
    compare('From the reply of a page to its first row', turns.map(median), MOST.firstRow),
  ];
  const { perSecond, longest } = await search(ours);
  say(
    `While ${SEARCHED.length} letters are typed: ${perSecond.toFixed(0)} frames a second, the longest ${longest.toFixed(0)} ms`,
  );
  if (!results.every(Boolean)) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all(sites.map(async ({ close }) => close()));
  program.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
