import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { HANG_MS, MOST_FAILURES } from '../time-limits.ts';
import { root, serveStorybook, type Entry } from './storybook.ts';
import { draw, openStoryPage, photograph, playInWindow, show } from './stories/story-page.ts';
import {
  FOLDER,
  pictureOf,
  sizeOf,
  WINDOWS,
  type PictureWindow,
} from '../../.storybook/docs/story-pictures.ts';
import {
  accessViolations,
  motionAndWidthViolations,
  openingViolations,
} from './stories/violations.ts';

/**
 * Plays every story and every test of the built Storybook, in the theme that its users see. The flows are played only
 * with a prefix like `flows-`: each starts a sandbox in its tab, and journeys do most of it. Users prefer reduced
 * motion, which takes half of the time, but for the tests of motion itself, which have the tag 'motion'. It fails if
 * - a play function or a test fails, or an error is logged;
 * - a story without a play function opens with a toast, or, without the tag 'takes-focus', scrolled or with the focus in
 *   its page;
 * - axe finds a violation in a story by night, or in its colors in the other theme, after its animations have ended.
 *
 * With `--again` it plays every story twice, with its motion, and takes pictures, instead of running axe, and
 * plays no tests.
 * The second time the stories run in the opposite order, so that none can depend on its neighbors. It fails
 * if
 * - the two pictures differ in a byte;
 * - an element moves despite reduced motion;
 * - the page has to be scrolled sideways at 320 px, left to right or right to left. WCAG 1.4.10.
 *
 * With `--draw` it plays the stories of screens on a phone and on a desktop, and adds a picture of each to the
 * built Storybook, for the pages of screens. It fails if a story fails at one of the widths.
 */

/** The folder for pictures that differ, both of each pair. */
const DIFFERENT = join(root, '.pictures');
/**
 * Stories also wait for frames and timers: a core can play two at the same time. More take longer: a browser and
 * its first tab, with all code loaded and compiled, cost as much as thirty stories.
 */
const AT_ONCE = availableParallelism() * 2;
/**
 * The number of stories before a tab is closed, with everything that they left behind: more than each tab plays on
 * two cores.
 */
const STORIES_PER_TAB = 600;
/**
 * Without the optimizing compilers: most code runs too rarely to repay them. A run takes 7 % less CPU, measured beside
 * one with them, and the flows, whose database is WebAssembly, a quarter. The semantics of the page are the same.
 */
const QUICK_COMPILER = '--js-flags=--no-opt --no-maglev --liftoff-only';
/** The whole page is painted at once, in whole pixels, so that earlier content leaves no trace. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-composited-antialiasing',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const FLOWS = 'flows-';

const isFlow = ({ id }: Entry) => id.startsWith(FLOWS);
const isTest = ({ subtype }: Entry) => subtype === 'test';

/** Inspects a story or a test; returns the violations, in words. */
type Inspect = (page: Page, entry: Entry) => Promise<string[]>;

/** The stories and tests of a file with their inspection: a tab loads the code of each file that it opens. */
type Turn = readonly [entries: readonly Entry[], inspect: Inspect];

const turns = (entries: readonly Entry[], inspect: Inspect): readonly Turn[] =>
  [...Map.groupBy(entries, ({ importPath }) => importPath).values()].map((ofFile) => [
    ofFile,
    inspect,
  ]);

const failing = (failure: string | null) => (failure === null ? [] : [`fails: ${failure}`]);

const inspectTest: Inspect = async (page, { id, tags }) => {
  const isOfMotion = tags.includes('motion');
  if (isOfMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const failure = await playInWindow(page, id);
  if (isOfMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  return failing(failure);
};

/** Shows a story and inspects it, unless it fails. */
const shown =
  (inspect: Inspect): Inspect =>
  async (page, story) => {
    const failure = await show(page, story.id);
    return failure === null ? inspect(page, story) : failing(failure);
  };

const inspectStory = shown(async (page, { id, tags }) => [
  ...(tags.includes('play-fn') ? [] : await openingViolations(page, tags.includes('takes-focus'))),
  ...(await accessViolations(page, id)),
]);

const inspectAccess: Inspect = (page, entry) =>
  (isTest(entry) ? inspectTest : inspectStory)(page, entry);

/** The picture of each story that was drawn once so far. */
const firsts = new Map<string, Buffer>();
let equal = 0;

/** Draws a story; the second time it compares the pictures, and keeps both if they differ. */
async function drawAndCompare(page: Page, { id }: Entry): Promise<string[]> {
  const picture = await draw(page);
  const first = firsts.get(id);
  if (first === undefined) {
    firsts.set(id, picture);
    return [];
  }
  firsts.delete(id);
  if (first.equals(picture)) {
    equal += 1;
    return [];
  }
  mkdirSync(DIFFERENT, { recursive: true });
  writeFileSync(join(DIFFERENT, `${id}-1.png`), first);
  writeFileSync(join(DIFFERENT, `${id}-2.png`), picture);
  return ['is another picture when it is drawn again'];
}

const drawAgain = shown(async (page, story) => [
  ...(await drawAndCompare(page, story)),
  ...(await motionAndWidthViolations(page, story.id)),
]);

/** The folder of the pictures of screens. */
const DRAWN = join(root, 'storybook-static', FOLDER);

/** Writes the picture of a story for the page of its screen. */
const drawIn =
  (window: PictureWindow): Inspect =>
  async (page, { id }) => {
    const failure = await show(page, id, sizeOf(window));
    if (failure !== null) return [`fails on a ${window}: ${failure}`];
    writeFileSync(join(DRAWN, pictureOf(id, window)), await photograph(page));
    return [];
  };

/** The violations of an inspection; throws if the tab crashes or hangs. */
async function inspectInTime(page: Page, entry: Entry, inspect: Inspect): Promise<string[]> {
  const waiting = new AbortController();
  const hanging = wait(HANG_MS, null, { signal: waiting.signal }).then(() => {
    throw new Error('it hangs');
  });
  try {
    return await Promise.race([inspect(page, entry), hanging]);
  } finally {
    waiting.abort();
  }
}

function isPlayed(entry: Entry): boolean {
  if (draws) return !isTest(entry) && entry.id.startsWith('screens-');
  if (again) return !isTest(entry);
  return !isFlow(entry) || only.startsWith(FLOWS);
}

function turnsOf(stories: readonly Entry[]): readonly Turn[] {
  if (draws) return WINDOWS.flatMap((window) => turns(stories, drawIn(window)));
  if (!again) return turns(stories, inspectAccess);
  return [...turns(stories, shown(drawAndCompare)), ...turns(stories.toReversed(), drawAgain)];
}

let problems = 0;

/** Written at once: a run that is ended from outside says what it found so far. */
function report(problem: string): void {
  problems += 1;
  process.stderr.write(`${problem}\n`);
}

/** A tab that shows another story than the first that it will play. */
async function openTab(firstStory: string): Promise<Page> {
  // One of the last: they load quickly, and the flows at the beginning do not.
  const elsewhere = all.findLast(({ id }) => id !== firstStory)?.id ?? '';
  // A browser of its own: the tabs of one browser are painted one after the other.
  const browser = await chromium.launch(chromiumLaunchOptions([QUICK_COMPILER, ...SAME_PIXELS]));
  return openStoryPage(browser, origin, elsewhere, again ? 'no-preference' : 'reduce');
}

/** With its browser: a page that has just left its address may never close. */
const closeTab = (page: Page) => page.context().browser()?.close();

/** Takes turns from a shared queue, in one tab after the other. */
async function takeTurns(queue: Iterable<Turn>): Promise<void> {
  let page: Page | null = null;
  let shownId = '';
  let played = 0;
  for (const [entries, inspect] of queue) {
    for (const entry of entries) {
      if (problems >= MOST_FAILURES) break;
      const { id } = entry;
      // Storybook does not render the story again that it shows.
      if (page !== null && shownId === id) {
        await closeTab(page);
        page = null;
      }
      page ??= await openTab(id);
      shownId = id;
      played += 1;
      let isTabGood = played % STORIES_PER_TAB > 0;
      try {
        const violations = await inspectInTime(page, entry, inspect);
        for (const violation of violations) report(`${id} ${violation}`);
      } catch (error) {
        report(`${id} cannot be inspected: ${String(error)}`);
        isTabGood = false;
      }
      if (isTabGood) continue;
      await closeTab(page);
      page = null;
    }
  }
  if (page !== null) await closeTab(page);
}

const { values, positionals } = parseArgs({
  options: {
    again: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { again, draw: draws } = values;
const [only = ''] = positionals;
rmSync(DIFFERENT, { recursive: true, force: true });
if (draws) mkdirSync(DRAWN, { recursive: true });
const { origin, entries, close } = await serveStorybook();
// Flows take longest: started last, they would keep one tab busy while the others are idle.
const all = entries
  .filter(({ type }) => type === 'story')
  .toSorted((a, b) => Number(isFlow(b)) - Number(isFlow(a)));
try {
  const stories = all.filter((entry) => entry.id.startsWith(only) && isPlayed(entry));
  if (stories.length === 0) throw new Error(`No story begins with '${only}'.`);
  const queue = turnsOf(stories).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeTurns(queue)));
  if (draws) {
    const ids = stories.map(({ id }) => id);
    writeFileSync(join(DRAWN, 'index.json'), `${JSON.stringify(ids)}\n`);
  }
  const drawn = again ? ` twice, ${equal} drawn equal, byte for byte` : '';
  const tests = stories.filter(isTest).length;
  process.stdout.write(
    problems >= MOST_FAILURES
      ? `Ended after ${problems} problems: the other stories were not played.\n`
      : `Stories: ${stories.length - tests} played${drawn}; tests: ${tests}; problems: ${problems}\n`,
  );
  if (problems > 0) process.exitCode = 1;
} finally {
  await close();
}
