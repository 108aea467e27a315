import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page, type Request } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { CONDITION_MS } from '../time-limits.ts';
import { serveStorybook } from './storybook.ts';

/**
 * Opens every documentation page of the built Storybook, in a wide window and in that of a phone. It fails if
 * - a page does not load, or logs an error;
 * - a page has to be scrolled sideways;
 * - a story covers its page: it locks the scrolling, takes the focus, or changes the text direction. See
 *   .storybook/iframe-story.ts for the solution.
 */

/** The problems of a page in its current window. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const { body, documentElement, activeElement } = document;
    const { scrollWidth, clientWidth } = documentElement;
    return [
      scrollWidth > clientWidth && `has ${scrollWidth} px in a window of ${clientWidth}`,
      getComputedStyle(body).overflow === 'hidden' && 'cannot be scrolled',
      activeElement !== body && `lets a ${activeElement?.tagName ?? '?'} take the focus`,
      documentElement.dir === 'rtl' && 'is turned round',
    ].filter((problem) => problem !== false);
  });

const LOOK_MS = 100;
/** The looks without an open request after which a page is loaded. */
const QUIET_LOOKS = 5;

/**
 * Opens a page, and waits until all that it requests is loaded. Playwright's own event for this sometimes never comes
 * where a page has a frame that is not shown.
 */
async function openWhole(page: Page, url: string): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.goto(url);
  await page.locator('.sbdocs-content h1').first().waitFor();
  const started = performance.now();
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet = open.size === 0 ? quiet + 1 : 0) {
    if (performance.now() - started > CONDITION_MS) {
      throw new Error(`waits for ${[...open].map((request) => request.url()).join(', ')}`);
    }
    await wait(LOOK_MS);
  }
}

async function problemsOf(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logs: ${message.text()}`);
  });
  try {
    await openWhole(page, url);
    problems.push(...(await inspect(page)));
    await page.setViewportSize({ width: 390, height: 844 });
    problems.push(...(await inspect(page)));
  } catch (error) {
    problems.push(`does not load: ${String(error)}`);
  }
  return [...new Set(problems.map((problem) => problem.split('\n', 1)[0] ?? ''))];
}

const { origin, entries, close } = await serveStorybook();
const browser = await chromium.launch(chromiumLaunchOptions());
const [only = ''] = process.argv.slice(2);
const ids = entries.filter(({ type, id }) => type === 'docs' && id.startsWith(only));
const queue = ids.values();
let found = 0;

async function work(): Promise<void> {
  for (const { id } of queue) {
    // A new page: the service worker of the previous one would stop just when the next page loads.
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(CONDITION_MS);
    for (const problem of await problemsOf(page, `${origin}/iframe.html?id=${id}&viewMode=docs`)) {
      process.stderr.write(`${id} ${problem}\n`);
      found += 1;
    }
    await page.close();
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
await browser.close();
await close();
process.stdout.write(`Pages of documentation: ${ids.length}, problems: ${found}\n`);
if (ids.length === 0 || found > 0) process.exitCode = 1;
