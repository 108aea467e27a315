import type { Browser, Page, Request } from 'playwright';
import { HANG_MS } from '../../time-limits.ts';

const WIDE = { width: 1280, height: 800 };

export interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase: string };
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: { a11y: object; viewport: { options: Record<string, { styles: Size }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (payload: never) => void) => void;
    on: (event: string, listener: (report: StoryReport) => void) => void;
    off: (event: string, listener: (report: StoryReport) => void) => void;
    emit: (event: string, ...payload: unknown[]) => void;
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

/** The code and the styles of a tab: what has been asked for and has not come, and when the last came. */
interface PendingCode {
  requests: Set<Request>;
  /** As `performance.now()` has it. */
  lastCameAt: number;
}

const codeOf = new WeakMap<Page, PendingCode>();

function followCode(page: Page): void {
  const code: PendingCode = { requests: new Set(), lastCameAt: 0 };
  codeOf.set(page, code);
  const forget = (request: Request) => {
    if (code.requests.delete(request)) code.lastCameAt = performance.now();
  };
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) code.requests.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
}

/**
 * React lets a fallback stand for 300 ms, so that it does not flicker: what was fetched is there before
 * it is shown. The rest is for running it.
 */
const FALLBACK_STANDS_MS = 400;

/** Whether all code has come, and had time to be shown. */
function hasCodeCome(page: Page): boolean {
  const code = codeOf.get(page);
  if (code === undefined) throw new Error('Only tabs of openStoryPage can be looked at.');
  return code.requests.size === 0 && performance.now() - code.lastCameAt >= FALLBACK_STANDS_MS;
}

/**
 * Opens a tab that shows one story after the other, as Storybook does when somebody walks its sidebar.
 * It begins elsewhere: a story that is on stage already would not be drawn anew.
 */
export async function openStoryPage(
  browser: Browser,
  origin: string,
  elsewhere: string,
): Promise<Page> {
  const page = await browser.newPage({ viewport: WIDE });
  page.setDefaultTimeout(HANG_MS);
  followCode(page);
  // axe looks when all is at rest: see violations.ts.
  const globals = 'theme:night;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${elsewhere}&globals=${globals}`);
  // Storybook reloads the page when it is sent on in the middle of a story.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as Partial<StorybookWindow>;
    return storybook?.currentRender?.phase === 'finished';
  });
  // What measures itself does so once: the first story must not find other letters than the rest.
  await page.evaluate(async () => {
    await document.fonts.ready;
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
export async function play(
  page: Page,
  storyId: string,
  event: 'setCurrentStory' | 'forceRemount',
): Promise<string | null> {
  return page.evaluate(
    async ([id, name]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      let thrown = 'it says no reason';
      for (const failure of ['playFunctionThrewException', 'storyThrewException']) {
        channel.once(failure, ({ message }: Error) => {
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

/** Takes animations to their ends. Those without one begin anew. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What follows a scroll position ends where that does.
      if (animation.timeline !== document.timeline) continue;
      const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  });
}

/** How long nothing may change until a story is at rest. */
const REST_MS = 60;
/** A clock that ticks never rests. */
const MOST_LOOKS = 60;

/** Whether all code has come, and nothing changes for a while. */
async function isStable(page: Page): Promise<boolean> {
  const isStill = await page.evaluate(async (milliseconds) => {
    let isChanged = false;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const { activeElement } = document;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    observer.disconnect();
    return !isChanged && activeElement === document.activeElement;
  }, REST_MS);
  return isStill && hasCodeCome(page);
}

/** Waits until what a story brings when it is drawn, or moves when it has come, is there. */
async function waitForStable(page: Page): Promise<void> {
  // Some things happen when an animation has ended: a focus is set, a dialog leaves the page.
  await endAnimations(page);
  for (let looks = 0; !(await isStable(page)) && looks < MOST_LOOKS; looks += 1) {
    await endAnimations(page);
  }
}

/**
 * Plays a story or a test in the window that it asks for.
 *
 * @returns what went wrong, or null
 */
export async function playInWindow(page: Page, storyId: string): Promise<string | null> {
  const size = await windowOf(page, storyId);
  const current = page.viewportSize();
  // Chromium lays the page out anew even where the size is the same.
  if (current?.width !== size.width || current.height !== size.height) {
    await page.setViewportSize(size);
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
    window.scrollTo(0, 0);
  });
  return play(page, storyId, 'setCurrentStory');
}

/**
 * Plays a story, and waits until it is at rest and its pictures are there.
 *
 * @returns what went wrong, or null
 */
export async function show(page: Page, storyId: string): Promise<string | null> {
  const failure = await playInWindow(page, storyId);
  if (failure !== null) return failure;
  await waitForStable(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The picture is of the whole page: what is further down must not wait for somebody to scroll.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      // A picture that is broken on purpose has nothing to wait for.
      [...document.images].map((image) => image.decode().catch(() => undefined)),
    );
  });
  await waitForStable(page);
  return null;
}

/** The whole page as a picture, painted anew: without the layers that animations had. */
export async function draw(page: Page): Promise<Buffer> {
  const { width, height, isWithin } = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { style } = document.documentElement;
    style.caretColor = 'transparent';
    style.opacity = '0.99';
    await nextFrame();
    await nextFrame();
    style.opacity = '';
    await nextFrame();
    await nextFrame();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      width: scrollWidth,
      height: scrollHeight,
      isWithin: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
    };
  });
  const devTools = await page.context().newCDPSession(page);
  try {
    // A picture that is compared and thrown away need not be small.
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Where nothing is beyond the window it must not change its size: what measures it would notice.
      captureBeyondViewport: !isWithin,
      clip: { x: 0, y: 0, scale: 1, width, height },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await devTools.detach();
  }
}

/** Turns the light on over what stands on stage. The next story begins by night again. */
export async function turnToDay(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'day';
  });
  await endAnimations(page);
}
