import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium.ts';

/**
 * Looks at every story of the built Storybook twice, in both themes, its animations at their end. The
 * second time the stories come in the opposite order, so that none can rest on its neighbours. It
 * fails where
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
const THEMES = ['night', 'day'] as const;

type Theme = (typeof THEMES)[number];

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase: string };
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { viewport: { options: Record<string, { styles: Size }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
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

/** A tab that shows one story after the other, as Storybook does when somebody walks its sidebar. */
async function openStage(browser: Browser, origin: string, theme: Theme, first: string) {
  const page = await browser.newPage({ viewport: WIDE });
  // axe has looked at every story in the tests.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${first}&globals=${globals}`);
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

/**
 * Puts a story on stage, and waits until its play function has ended and its pictures are there.
 *
 * @returns whether it was played to its end
 */
async function show(page: Page, storyId: string): Promise<boolean> {
  await page.setViewportSize(await windowOf(page, storyId));
  return page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    document.documentElement.dir = 'ltr';
    window.scrollTo(0, 0);
    const status = await new Promise<StoryReport['status']>((resolve) => {
      const hear = (report: StoryReport) => {
        if (report.storyId !== id) return;
        channel.off('storyFinished', hear);
        resolve(report.status);
      };
      channel.on('storyFinished', hear);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
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
    return status === 'success';
  }, storyId);
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

/** Plays all stories in one tab, in the given order. `check` looks beyond the picture. */
async function walk(
  page: Page,
  stories: readonly string[],
  check: ((page: Page, story: string) => Promise<void>) | null,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const story of stories) {
    if (!(await show(page, story))) continue;
    pictures.set(story, await page.screenshot({ fullPage: true }));
    await check?.(page, story);
  }
  return pictures;
}

function keepBoth(story: string, theme: Theme, pictures: readonly [Buffer, Buffer]): void {
  mkdirSync(DIFFERENT, { recursive: true });
  for (const [index, picture] of pictures.entries()) {
    writeFileSync(join(DIFFERENT, `${story}-${theme}-${index + 1}.png`), picture);
  }
}

async function lookAt(browser: Browser, origin: string, theme: Theme, stories: readonly string[]) {
  const problems: string[] = [];
  const say = (story: string, what: string) => problems.push(`${story} (${theme}) ${what}`);
  const check = async (page: Page, story: string) => {
    for (const name of await movements(page)) say(story, `moves under reduced motion: ${name}`);
    await page.setViewportSize(NARROW);
    for (const direction of ['ltr', 'rtl'] as const) {
      const name = await overflow(page, direction);
      if (name !== null) say(story, `is wider than 320 px, ${direction}: ${name}`);
    }
  };
  const back = stories.toReversed();
  const [there, again] = await Promise.all(
    [
      { order: stories, checks: null },
      { order: back, checks: check },
    ].map(async ({ order, checks }) => {
      // Begun elsewhere: a story that is on stage already would not be drawn anew.
      const page = await openStage(browser, origin, theme, order.at(-1) ?? '');
      return walk(page, order, checks);
    }),
  );
  let equal = 0;
  for (const story of stories) {
    const [first, second] = [there?.get(story), again?.get(story)];
    if (first === undefined || second === undefined) say(story, 'fails when it is drawn');
    else if (first.equals(second)) equal += 1;
    else {
      keepBoth(story, theme, [first, second]);
      say(story, 'is another picture when it is drawn again');
    }
  }
  process.stdout.write(`Stories by ${theme}: ${equal} of ${stories.length} equal, drawn twice\n`);
  return problems;
}

async function main(): Promise<void> {
  rmSync(DIFFERENT, { recursive: true, force: true });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: PORT, strictPort: true },
  });
  const options = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...SAME_PIXELS],
  });
  try {
    const origin = `http://localhost:${PORT}`;
    const [only = ''] = process.argv.slice(2);
    const stories = (await listStories(origin)).filter((id) => id.startsWith(only));
    const problems = await Promise.all(
      THEMES.map((theme) => lookAt(browser, origin, theme, stories)),
    );
    const all = problems.flat();
    for (const problem of all) process.stderr.write(`${problem}\n`);
    if (all.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

await main();
