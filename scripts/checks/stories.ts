import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';

/**
 * Looks at every story of the built Storybook twice, by night, its animations at their end. The second
 * time the stories come in the opposite order, so that none can rest on its neighbours. It fails where
 * - the two pictures differ in a byte;
 * - something moves though reduced motion is asked for;
 * - the page has to be scrolled sideways at 320 px, left to right or right to left. WCAG 1.4.10.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where pictures that differ are put, both of them. */
const DIFFERENT = join(root, '.pictures');
const PORT = 4795;
const WIDE = { width: 1280, height: 800 };
/** A window of 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 800 };
/** The whole page is painted at once, in whole pixels: what was there before leaves no trace. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-composited-antialiasing',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase: string };
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: Size }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (error: Error) => void) => void;
    on: (event: string, listener: (report: StoryReport) => void) => void;
    off: (event: string, listener: (report: StoryReport) => void) => void;
    emit: (event: string, payload: unknown) => void;
  };
}

/** In CSS lengths. */
interface Size {
  width: string;
  height: string;
}

interface StoryReport {
  storyId: string;
  status: 'success' | 'error';
}

async function listStories(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/index.json`);
  const { entries } = (await response.json()) as {
    entries: Record<string, { id: string; type: 'story' | 'docs' }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/**
 * A tab that shows one story after the other, as Storybook does when somebody walks its sidebar. It
 * begins elsewhere: a story that is on stage already would not be drawn anew.
 */
async function openStage(browser: Browser, origin: string, elsewhere: string) {
  const page = await browser.newPage({ viewport: WIDE });
  // axe has looked at every story in the tests.
  const globals = 'theme:night;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${elsewhere}&globals=${globals}`);
  // Storybook reloads the page when it is sent on in the middle of a story.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as Partial<StorybookWindow>;
    return storybook?.currentRender?.phase === 'finished';
  });
  return page;
}

/** The window that a story asks for. */
async function windowOf(page: Page, storyId: string): Promise<typeof WIDE> {
  const size = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
    const { storyGlobals, parameters } = await storybook.loadStory({ storyId: id });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? null;
  }, storyId);
  if (size === null) return WIDE;
  return { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) };
}

/** Has Storybook play a story; what went wrong, or null where it came to its end. */
async function play(
  page: Page,
  storyId: string,
  event: 'setCurrentStory' | 'forceRemount',
): Promise<string | null> {
  return page.evaluate(
    async ([id, name]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      let thrown = 'it says no reason';
      for (const failure of ['playFunctionThrewException', 'storyThrewException']) {
        channel.once(failure, ({ message }) => {
          // Testing Library says the whole page after the first paragraph.
          [thrown = ''] = message.split('\n\n');
        });
      }
      const status = await new Promise<StoryReport['status']>((resolve) => {
        const hear = (report: StoryReport) => {
          if (report.storyId !== id) return;
          channel.off('storyFinished', hear);
          resolve(report.status);
        };
        channel.on('storyFinished', hear);
        channel.emit(name, { storyId: id, viewMode: 'story' });
      });
      return status === 'success' ? null : thrown;
    },
    [storyId, event] as const,
  );
}

/**
 * Puts a story on stage, and waits until its play function has ended and its pictures are there.
 *
 * @returns what went wrong, or null
 */
async function show(page: Page, storyId: string): Promise<string | null> {
  await page.setViewportSize(await windowOf(page, storyId));
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
    window.scrollTo(0, 0);
  });
  const failure = await play(page, storyId, 'setCurrentStory');
  if (failure !== null) return failure;
  await page.evaluate(async () => {
    // What brings its code when it is drawn has come when nothing has changed for a moment.
    let isChanged = true;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    // A clock that ticks never rests.
    for (let looks = 0; isChanged && looks < 30; looks += 1) {
      isChanged = false;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    observer.disconnect();
    await document.fonts.ready;
    await Promise.all(
      // A picture that is broken on purpose has nothing to wait for.
      [...document.images].map((image) => image.decode().catch(() => undefined)),
    );
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
    // Painted anew, without the layers that animations had.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.documentElement.style.opacity = '0.99';
    await nextFrame();
    await nextFrame();
    document.documentElement.style.opacity = '';
    await nextFrame();
    await nextFrame();
  });
  return null;
}

/** What moves for somebody who wants nothing to, as the names of the elements. */
async function movements(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.tagName.toLowerCase() ?? '?'}.${target?.getAttribute('class') ?? ''}`;
      }),
  );
  await page.emulateMedia({ reducedMotion: null });
  return names;
}

/** What stands out at the sides of a narrow window: the first element, or null where all fits. */
async function overflow(page: Page, direction: 'ltr' | 'rtl'): Promise<string | null> {
  return page.evaluate(async (dir) => {
    const { documentElement } = document;
    documentElement.dir = dir;
    // What hangs from something finds its place in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (documentElement.scrollWidth <= documentElement.clientWidth) return null;
    const outside = [...document.querySelectorAll('body *')].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > documentElement.clientWidth + 0.5 || left < -0.5);
    });
    return `${outside?.tagName.toLowerCase() ?? 'something'}.${outside?.getAttribute('class') ?? ''}`;
  }, direction);
}

/** Plays all stories in one tab, in the given order, and says what is wrong. */
async function walk(
  page: Page,
  stories: readonly string[],
  say: (story: string, what: string) => void,
  look: (page: Page, story: string) => Promise<readonly string[]>,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const story of stories) {
    const failure = await show(page, story);
    if (failure !== null) {
      say(story, `fails when it is drawn: ${failure}`);
      continue;
    }
    pictures.set(story, await page.screenshot({ fullPage: true }));
    for (const fault of await look(page, story)) say(story, fault);
  }
  return pictures;
}

function keepBoth(story: string, pictures: readonly [Buffer, Buffer]): void {
  mkdirSync(DIFFERENT, { recursive: true });
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(join(DIFFERENT, `${story}-${index + 1}.png`), picture);
  }
}

/** Looks beyond the picture; says in words what is wrong. */
async function faults(page: Page, story: string): Promise<string[]> {
  const found = (await movements(page)).map((name) => `moves under reduced motion: ${name}`);
  await page.setViewportSize(NARROW);
  for (const direction of ['ltr', 'rtl'] as const) {
    let name = await overflow(page, direction);
    if (name !== null) {
      // What measures itself when it comes has to come in such a window.
      await play(page, story, 'forceRemount');
      name = await overflow(page, direction);
    }
    if (name !== null) found.push(`is wider than 320 px, ${direction}: ${name}`);
  }
  return found;
}

/** @param elsewhere a story that is none of these, for the tabs to begin at */
async function lookAt(
  browser: Browser,
  origin: string,
  stories: readonly string[],
  elsewhere: string,
) {
  const problems: string[] = [];
  const say = (story: string, what: string) => problems.push(`${story} ${what}`);
  const back = stories.toReversed();
  const [there, again] = await Promise.all([
    openStage(browser, origin, elsewhere).then((page) =>
      walk(page, stories, say, () => Promise.resolve([])),
    ),
    openStage(browser, origin, elsewhere).then((page) => walk(page, back, say, faults)),
  ]);
  let equal = 0;
  for (const story of stories) {
    const [first, second] = [there.get(story), again.get(story)];
    if (first === undefined || second === undefined) continue;
    if (first.equals(second)) equal += 1;
    else {
      keepBoth(story, [first, second]);
      say(story, 'is another picture when it is drawn again');
    }
  }
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
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...SAME_PIXELS],
  });
  try {
    const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    const [only = ''] = process.argv.slice(2);
    const all = await listStories(origin);
    const stories = all.filter((id) => id.startsWith(only));
    // Two tabs forth and two back, for as many cores.
    const middle = Math.ceil(stories.length / 2);
    const halves = [stories.slice(0, middle), stories.slice(middle)].filter(
      ({ length }) => length > 0,
    );
    const looks = await Promise.all(
      halves.map((half) =>
        lookAt(browser, origin, half, all.find((id) => !half.includes(id)) ?? ''),
      ),
    );
    const equal = looks.reduce((sum, look) => sum + look.equal, 0);
    process.stdout.write(`Stories drawn twice: ${equal} of ${stories.length} equal, byte for byte
`);
    const problems = looks.flatMap((look) => look.problems);
    for (const problem of problems)
      process.stderr.write(`${problem}
`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
