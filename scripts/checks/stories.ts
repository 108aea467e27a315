import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';
import { faultsOfAccess, faultsOfMotionAndWidth } from './stories/faults.ts';
import { draw, openStage, show } from './stories/stage.ts';

/**
 * Plays every story of the built Storybook twice, by night, and draws it with its animations at their
 * end. The second time the stories come in the opposite order, so that none can rest on its neighbours.
 * It fails where
 * - the play function fails, or an error is logged;
 * - axe objects by night, or to the colors by day;
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
const STORIES_PER_TAB = 150;
/** A flow is an evening in a tab, with a database of its own, and CI machines are slow. */
const LONGEST_LOOK = 180_000;
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

/** Stories that one tab plays, one after the other. */
interface Walk {
  stories: readonly string[];
  isSecond: boolean;
}

/** Each story twice: all of them, and then all of them backwards. */
function walksOf(stories: readonly string[]): Walk[] {
  const inParts = (all: readonly string[], isSecond: boolean) =>
    Array.from({ length: Math.ceil(all.length / STORIES_PER_TAB) }, (_, index) => ({
      stories: all.slice(index * STORIES_PER_TAB, (index + 1) * STORIES_PER_TAB),
      isSecond,
    }));
  return [...inParts(stories, false), ...inParts(stories.toReversed(), true)];
}

/** What was seen of a story: its picture, and what is wrong with it, in words. */
interface Sight {
  picture: Buffer | null;
  faults: readonly string[];
}

async function look(page: Page, story: string, isSecond: boolean): Promise<Sight> {
  const failure = await show(page, story);
  if (failure !== null) return { picture: null, faults: [`fails: ${failure}`] };
  const picture = await draw(page);
  const faultsOf = isSecond ? faultsOfMotionAndWidth : faultsOfAccess;
  const faults = await faultsOf(page, story);
  return { picture, faults };
}

/** A tab that crashed or got stuck says so of its story; the rest of the walk goes on in another. */
async function takeWalk(
  openTab: () => Promise<Page>,
  { stories, isSecond }: Walk,
  note: (story: string, sight: Sight) => void,
): Promise<void> {
  let page = await openTab();
  for (const story of stories) {
    const waiting = new AbortController();
    const stuck = wait(LONGEST_LOOK, null, { signal: waiting.signal }).then(() => {
      throw new Error(`not done after ${LONGEST_LOOK / 1000} s`);
    });
    try {
      note(story, await Promise.race([look(page, story, isSecond), stuck]));
    } catch (error) {
      note(story, { picture: null, faults: [`cannot be looked at: ${String(error)}`] });
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

/** Plays all walks, as many at once as there are browsers. */
async function playAll(
  browsers: readonly Browser[],
  origin: string,
  stories: readonly string[],
  all: readonly string[],
) {
  const problems: string[] = [];
  const firsts = new Map<string, Buffer>();
  let equal = 0;

  const note = (story: string, { picture, faults }: Sight) => {
    problems.push(...faults.map((fault) => `${story} ${fault}`));
    if (picture === null) return;
    const other = firsts.get(story);
    if (other === undefined) {
      firsts.set(story, picture);
      return;
    }
    firsts.delete(story);
    if (other.equals(picture)) equal += 1;
    else {
      keepBoth(story, [other, picture]);
      problems.push(`${story} is another picture when it is drawn again`);
    }
  };

  const queue = walksOf(stories).values();
  const work = async (browser: Browser) => {
    for (const walk of queue) {
      const elsewhere = all.find((id) => !walk.stories.includes(id)) ?? '';
      await takeWalk(() => openStage(browser, origin, elsewhere), walk, note);
    }
  };
  await Promise.all(browsers.map(work));
  return { equal, problems };
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
    const [only = ''] = process.argv.slice(2);
    const all = await listStories(origin);
    const stories = all.filter((id) => id.startsWith(only));
    if (stories.length === 0) throw new Error(`No story begins with '${only}'.`);
    const { equal, problems } = await playAll(browsers, origin, stories, all);
    process.stdout.write(
      `Stories: ${stories.length} played twice, ${equal} drawn equal, byte for byte; problems: ${problems.length}\n`,
    );
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

await main();
