import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { HANG_MS } from '../time-limits.ts';
import { draw, openStoryPage, show } from './stories/story-page.ts';
import { accessViolations, motionAndWidthViolations } from './stories/violations.ts';

/**
 * Plays every story of the built Storybook, by night, and takes its animations to their end. It fails
 * where
 * - the play function fails, or an error is logged;
 * - axe objects by night, or to the colors by day.
 *
 * With `--again` it plays every story twice and draws it, instead of asking axe. The second time the
 * stories come in the opposite order, so that none can rest on its neighbours. It fails where
 * - the two pictures differ in a byte;
 * - something moves though reduced motion is asked for;
 * - the page has to be scrolled sideways at 320 px, left to right or right to left. WCAG 1.4.10.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where pictures that differ are put, both of them. */
const DIFFERENT = join(root, '.pictures');
const PORT = 4795;
/** Stories mostly wait, for frames and timers: a core can play more than one at a time. */
const AT_ONCE = availableParallelism() * 2;
/** How many a tab plays before it is closed, with all that they left behind. */
const STORIES_PER_TAB = 100;
/** The whole page is painted at once, in whole pixels: what was there before leaves no trace. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-composited-antialiasing',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

async function listStories(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; type: 'story' | 'docs' }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** What an inspection found: the picture, where it draws one, and the violations in words. */
interface StoryResult {
  picture: Buffer | null;
  violations: readonly string[];
}

type Inspect = (page: Page, story: string) => Promise<StoryResult>;

/** Stories that one tab plays, one after the other. */
interface Batch {
  stories: readonly string[];
  inspect: Inspect;
}

/** Shows a story and inspects it, unless it fails. */
const shown =
  (inspect: Inspect): Inspect =>
  async (page, story) => {
    const failure = await show(page, story);
    if (failure !== null) return { picture: null, violations: [`fails: ${failure}`] };
    return inspect(page, story);
  };

const inspectAccess = shown(async (page, story) => ({
  picture: null,
  violations: await accessViolations(page, story),
}));

const drawFirst = shown(async (page) => ({ picture: await draw(page), violations: [] }));

const drawAgain = shown(async (page, story) => ({
  picture: await draw(page),
  violations: await motionAndWidthViolations(page, story),
}));

function inBatches(stories: readonly string[], inspect: Inspect): Batch[] {
  return Array.from({ length: Math.ceil(stories.length / STORIES_PER_TAB) }, (_, index) => ({
    stories: stories.slice(index * STORIES_PER_TAB, (index + 1) * STORIES_PER_TAB),
    inspect,
  }));
}

/** A tab that crashed or hangs says so of its story; the rest of the batch goes on in another. */
async function playBatch(
  openTab: () => Promise<Page>,
  { stories, inspect }: Batch,
  note: (story: string, result: StoryResult) => void,
): Promise<void> {
  let page = await openTab();
  for (const story of stories) {
    const waiting = new AbortController();
    const hanging = wait(HANG_MS, null, { signal: waiting.signal }).then(() => {
      throw new Error('it hangs');
    });
    try {
      note(story, await Promise.race([inspect(page, story), hanging]));
    } catch (error) {
      note(story, { picture: null, violations: [`cannot be inspected: ${String(error)}`] });
      await page.close();
      page = await openTab();
    } finally {
      waiting.abort();
    }
  }
  await page.close();
}

function keepBoth(story: string, pictures: readonly [Buffer, Buffer]): void {
  mkdirSync(DIFFERENT, { recursive: true });
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(join(DIFFERENT, `${story}-${index + 1}.png`), picture);
  }
}

/** Notes what is wrong with stories, and compares the two pictures of each. */
function createReport() {
  const problems: string[] = [];
  const firsts = new Map<string, Buffer>();
  let equal = 0;
  return {
    problems,
    equal: () => equal,
    note: (story: string, { picture, violations }: StoryResult) => {
      problems.push(...violations.map((violation) => `${story} ${violation}`));
      if (picture === null) return;
      const first = firsts.get(story);
      if (first === undefined) {
        firsts.set(story, picture);
        return;
      }
      firsts.delete(story);
      if (first.equals(picture)) equal += 1;
      else {
        keepBoth(story, [first, picture]);
        problems.push(`${story} is another picture when it is drawn again`);
      }
    },
  };
}

async function main(): Promise<void> {
  rmSync(DIFFERENT, { recursive: true, force: true });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: PORT },
  });
  const options = chromiumLaunchOptions();
  const browsers = await Promise.all(
    // A browser each: the tabs of one are painted one after the other.
    Array.from({ length: AT_ONCE }, () =>
      chromium.launch({ ...options, args: [...(options.args ?? []), ...SAME_PIXELS] }),
    ),
  );
  try {
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const {
      values: { again },
      positionals: [only = ''],
    } = parseArgs({
      options: { again: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const all = await listStories(origin);
    const stories = all.filter((id) => id.startsWith(only));
    if (stories.length === 0) throw new Error(`No story begins with '${only}'.`);
    const report = createReport();
    const queue = (
      again
        ? [...inBatches(stories, drawFirst), ...inBatches(stories.toReversed(), drawAgain)]
        : inBatches(stories, inspectAccess)
    ).values();
    const work = async (browser: Browser) => {
      for (const batch of queue) {
        const elsewhere = all.find((id) => !batch.stories.includes(id)) ?? '';
        await playBatch(() => openStoryPage(browser, origin, elsewhere), batch, report.note);
      }
    };
    await Promise.all(browsers.map(work));
    const { problems } = report;
    const drawn = again ? ` twice, ${report.equal()} drawn equal, byte for byte` : '';
    process.stdout.write(
      `Stories: ${stories.length} played${drawn}; problems: ${problems.length}\n`,
    );
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

await main();
