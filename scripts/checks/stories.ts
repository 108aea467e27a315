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
import { draw, openStoryPage, playInWindow, show } from './stories/story-page.ts';
import { accessViolations, motionAndWidthViolations } from './stories/violations.ts';

/**
 * Plays every story and every test of the built Storybook, in the night theme. It fails if
 * - a play function or a test fails, or an error is logged;
 * - axe finds a violation in a story by night, or in its colors by day, after its animations have ended.
 *
 * With `--again` it plays every story twice and takes pictures, instead of running axe, and plays no tests.
 * The second time the stories run in the opposite order, so that none can depend on its neighbors. It fails
 * if
 * - the two pictures differ in a byte;
 * - an element moves despite reduced motion;
 * - the page has to be scrolled sideways at 320 px, left to right or right to left. WCAG 1.4.10.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder for pictures that differ, both of each pair. */
const DIFFERENT = join(root, '.pictures');
const PORT = 4795;
/** Stories mostly wait for frames and timers: a core can play several at the same time. */
const AT_ONCE = availableParallelism() * 3;
/** The number of stories before a tab is closed, with everything that they left behind. */
const STORIES_PER_TAB = 100;
/** The whole page is painted at once, in whole pixels, so that earlier content leaves no trace. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-composited-antialiasing',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** An entry of Storybook's index: a story, or a test that is attached to one. */
interface Entry {
  id: string;
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
}

async function listEntries(origin: string): Promise<Entry[]> {
  const response = await fetch(`${origin}/index.json`);
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  // Flows take longest: started last, they would keep one tab busy while the others are idle.
  const isFlow = ({ id }: Entry) => id.startsWith('flows-');
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .toSorted((a, b) => Number(isFlow(b)) - Number(isFlow(a)));
}

const isTest = ({ subtype }: Entry) => subtype === 'test';

/** The result of an inspection: the picture, if it takes one, and the violations in words. */
interface StoryResult {
  picture: Buffer | null;
  violations: readonly string[];
}

type Inspect = (page: Page, story: Entry) => Promise<StoryResult>;

/** A story with its inspection. */
interface Turn {
  story: Entry;
  inspect: Inspect;
}

const fails = (failure: string): StoryResult => ({
  picture: null,
  violations: [`fails: ${failure}`],
});

/** Shows a story and inspects it, unless it fails. */
const shown =
  (inspect: Inspect): Inspect =>
  async (page, story) => {
    const failure = await show(page, story.id);
    return failure === null ? inspect(page, story) : fails(failure);
  };

const inspectStory = shown(async (page, { id }) => ({
  picture: null,
  violations: await accessViolations(page, id),
}));

const inspectTest: Inspect = async (page, { id }) => {
  const failure = await playInWindow(page, id);
  return failure === null ? { picture: null, violations: [] } : fails(failure);
};

const inspectAccess: Inspect = (page, entry) =>
  (isTest(entry) ? inspectTest : inspectStory)(page, entry);

const drawFirst = shown(async (page) => ({ picture: await draw(page), violations: [] }));

const drawAgain = shown(async (page, { id }) => ({
  picture: await draw(page),
  violations: await motionAndWidthViolations(page, id),
}));

const turns = (stories: readonly Entry[], inspect: Inspect): Turn[] =>
  stories.map((story) => ({ story, inspect }));

/** The result of an inspection, or the error of one that crashes its tab or hangs. */
async function takeTurn(page: Page, { story, inspect }: Turn): Promise<StoryResult> {
  const waiting = new AbortController();
  const hanging = wait(HANG_MS, null, { signal: waiting.signal }).then(() => {
    throw new Error('it hangs');
  });
  try {
    return await Promise.race([inspect(page, story), hanging]);
  } finally {
    waiting.abort();
  }
}

/** Takes turns from a shared queue, in one tab after the other. */
async function takeTurns(
  queue: Iterable<Turn>,
  openTab: (firstStory: string) => Promise<Page>,
  note: (id: string, result: StoryResult) => void,
): Promise<void> {
  let page: Page | null = null;
  let played = 0;
  for (const turn of queue) {
    const { id } = turn.story;
    page ??= await openTab(id);
    played += 1;
    let isTabGood = played % STORIES_PER_TAB > 0;
    try {
      note(id, await takeTurn(page, turn));
    } catch (error) {
      note(id, { picture: null, violations: [`cannot be inspected: ${String(error)}`] });
      isTabGood = false;
    }
    if (isTabGood) continue;
    await page.close();
    page = null;
  }
  await page?.close();
}

function keepBoth(story: string, pictures: readonly [Buffer, Buffer]): void {
  mkdirSync(DIFFERENT, { recursive: true });
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(join(DIFFERENT, `${story}-${index + 1}.png`), picture);
  }
}

/** Records the problems of stories, and compares the two pictures of each. */
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
    // One browser each: the tabs of one browser are painted one after the other.
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
    const all = await listEntries(origin);
    const stories = all.filter((entry) => entry.id.startsWith(only) && !(again && isTest(entry)));
    if (stories.length === 0) throw new Error(`No story begins with '${only}'.`);
    const report = createReport();
    const queue = (
      again
        ? [...turns(stories, drawFirst), ...turns(stories.toReversed(), drawAgain)]
        : turns(stories, inspectAccess)
    ).values();
    const work = (browser: Browser) => {
      const openTab = (firstStory: string) => {
        // One of the last: they load quickly, and the flows at the beginning do not.
        const elsewhere = all.findLast(({ id }) => id !== firstStory)?.id ?? '';
        return openStoryPage(browser, origin, elsewhere);
      };
      return takeTurns(queue, openTab, report.note);
    };
    await Promise.all(browsers.map(work));
    const { problems } = report;
    const drawn = again ? ` twice, ${report.equal()} drawn equal, byte for byte` : '';
    const tests = stories.filter(isTest).length;
    process.stdout.write(
      `Stories: ${stories.length - tests} played${drawn}; tests: ${tests}; problems: ${problems.length}\n`,
    );
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

await main();
