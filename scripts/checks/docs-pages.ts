import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { CONDITION_MS } from '../time-limits.ts';

/**
 * Opens every documentation page of the built Storybook, in a wide window and in that of a phone. It fails if
 * - a page does not load, or logs an error;
 * - a page has to be scrolled sideways;
 * - a story covers its page: it locks the scrolling, takes the focus, or changes the text direction. See
 *   .storybook/iframe-story.ts for the solution.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4796;
const AT_ONCE = availableParallelism();
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function listPages(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; type: 'story' | 'docs' }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id);
}

const isTooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`has ${scrollWidth} px in a window of ${clientWidth}`] : [];
  });

const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const { body, documentElement, activeElement } = document;
    return [
      ...(getComputedStyle(body).overflow === 'hidden' ? ['cannot be scrolled'] : []),
      ...(activeElement === body ? [] : [`lets a ${activeElement?.tagName ?? '?'} take the focus`]),
      ...(documentElement.dir === 'rtl' ? ['is turned round'] : []),
    ];
  });

async function lookAt(page: Page, origin: string, id: string): Promise<string[]> {
  const errors: string[] = [];
  const hear = (text: string) => errors.push(`says: ${text.split('\n', 1)[0] ?? ''}`);
  page.on('pageerror', (error) => hear(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  try {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.sbdocs-content h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const problems = [...(await isTakenOver(page)), ...(await isTooWide(page))];
    await page.setViewportSize(PHONE);
    return [...errors, ...problems, ...(await isTooWide(page))];
  } catch (error) {
    return [...errors, `does not come: ${String(error).split('\n', 1)[0] ?? ''}`];
  }
}

async function walk(browser: Browser, origin: string, ids: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const queue = ids.values();
  const worker = async () => {
    for (const id of queue) {
      // A new page, without the state of the previous one: its service worker would stop just when the next
      // page loads.
      const page = await browser.newPage({ viewport: WIDE });
      page.setDefaultTimeout(CONDITION_MS);
      problems.push(...(await lookAt(page, origin, id)).map((what) => `${id} ${what}`));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return problems;
}

async function main(): Promise<void> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: PORT, strictPort: true },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const origin = `http://localhost:${PORT}`;
    const [only = ''] = process.argv.slice(2);
    const ids = (await listPages(origin)).filter((id) => id.startsWith(only));
    const problems = await walk(browser, origin, ids);
    process.stdout.write(`Pages of documentation: ${ids.length}, problems: ${problems.length}\n`);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
