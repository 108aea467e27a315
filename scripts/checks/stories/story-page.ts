import type { Browser, Page, Request } from 'playwright';
import { HANG_MS } from '../../time-limits.ts';

export interface Size {
  width: number;
  height: number;
}

const WIDE: Size = { width: 1280, height: 800 };

export interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase: string };
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } };
      parameters: {
        a11y: object;
        viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> };
      };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (payload: never) => void) => void;
    on: (event: string, listener: (report: StoryReport) => void) => void;
    off: (event: string, listener: (report: StoryReport) => void) => void;
    emit: (event: string, ...payload: unknown[]) => void;
  };
}

interface StoryReport {
  storyId: string;
  status: 'success' | 'error';
}

/**
 * React shows a fallback for at least 300 ms, so that it does not flicker: the fetched code arrives before it
 * is shown. The rest is the time to run it.
 */
const FALLBACK_MS = 400;

/** Whether all code and styles of a tab are loaded, and had time to be shown. */
const isCodeLoaded = new WeakMap<Page, () => boolean>();

function followCode(page: Page): void {
  const pending = new Set<Request>();
  let lastCameAt = 0;
  const forget = (request: Request) => {
    if (pending.delete(request)) lastCameAt = performance.now();
  };
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  isCodeLoaded.set(page, () => pending.size === 0 && performance.now() - lastCameAt >= FALLBACK_MS);
}

/**
 * Opens a tab that shows one story after the other, as Storybook does when a user opens them in the sidebar.
 * It begins with another story, because the current story would not render again.
 */
export async function openStoryPage(
  browser: Browser,
  origin: string,
  elsewhere: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Page> {
  const page = await browser.newPage({ viewport: WIDE, reducedMotion });
  page.setDefaultTimeout(HANG_MS);
  followCode(page);
  // axe runs when the story is at rest: see violations.ts.
  const globals = 'theme:shipped;a11y.manual:!true';
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${elsewhere}&globals=${globals}`);
  // Storybook reloads the page if it changes to another story while one is rendering.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as Partial<StorybookWindow>;
    return storybook?.currentRender?.phase === 'finished';
  });
  // Some stories measure themselves once: the first with bold letters must have the same fonts as the others.
  await page.evaluate(async () => {
    // Storybook names some that it does not bring.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  return page;
}

/** The viewport that a story sets. */
async function windowOf(page: Page, storyId: string): Promise<Size> {
  const size = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
    const { storyGlobals, parameters } = await storybook.loadStory({ storyId: id });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? null;
  }, storyId);
  if (size === null) return WIDE;
  return { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) };
}

/** Makes Storybook play a story; returns the error, or null if it finished. */
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
          // Testing Library prints the whole page after the first paragraph.
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

/** Finishes the animations of a document. Endless ones are cancelled. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    // A scroll-driven animation ends with the scroll position.
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Finishes all animations, also those of the frame that shows the demonstration. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(finishAnimations);
  for (const frame of page.mainFrame().childFrames()) {
    // A frame that is gone, or loads another page, has none.
    await frame.evaluate(finishAnimations).catch(() => undefined);
  }
}

/** The time without changes after which a story is at rest. */
const REST_MS = 60;
/** The limit of attempts, because a ticking clock never rests. */
const MOST_LOOKS = 60;

/** Whether all code is loaded, and the page does not change for a while. */
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
  return isStill && isCodeLoaded.get(page)?.() === true;
}

/** Waits until lazy content of a story has loaded, and the changes after it have ended. */
async function waitForStable(page: Page): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    // Some changes follow the end of an animation: an element gets the focus, a dialog leaves the page.
    await endAnimations(page);
    if (await isStable(page)) return;
  }
}

/** Plays a story or a test, in the viewport that it sets unless another is given; returns the error, or null. */
export async function playInWindow(
  page: Page,
  storyId: string,
  givenSize?: Size,
): Promise<string | null> {
  const size = givenSize ?? (await windowOf(page, storyId));
  const current = page.viewportSize();
  // Chromium computes the layout again even if the size is the same.
  if (current?.width !== size.width || current.height !== size.height) {
    await page.setViewportSize(size);
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
    window.scrollTo(0, 0);
  });
  return play(page, storyId, 'setCurrentStory');
}

/** Plays a story until it is at rest; returns the error, or null. */
export async function show(page: Page, storyId: string, size?: Size): Promise<string | null> {
  const failure = await playInWindow(page, storyId, size);
  if (failure === null) await waitForStable(page);
  return failure;
}

/** Loads the images of the shown story, for a picture of it. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The picture shows the whole page: images below the window must not wait for scrolling.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      // An image that is broken on purpose cannot be decoded.
      [...document.images].map((image) => image.decode().catch(() => undefined)),
    );
  });
  await waitForStable(page);
}

/** A picture of the window. */
export async function photograph(page: Page): Promise<Buffer> {
  await loadImages(page);
  const devTools = await page.context().newCDPSession(page);
  try {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    return Buffer.from(data, 'base64');
  } finally {
    await devTools.detach();
  }
}

/** Switches the transitions of a page off, or on again. */
async function setTransitions(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((areOn) => {
    if (areOn) {
      document.adoptedStyleSheets.pop();
      return;
    }
    const withoutTransitions = new CSSStyleSheet();
    withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(withoutTransitions);
  }, isOn);
}

/** Paints a page again, without the layers that animations left; returns its size. */
async function paintAgain(page: Page): Promise<Size & { isWithin: boolean }> {
  return page.evaluate(async () => {
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
}

/** A picture of the whole page, painted again. */
export async function draw(page: Page): Promise<Buffer> {
  await loadImages(page);
  // Until the picture is taken, not only until all is painted: transitions of the rows of a table were seen
  // to start in between.
  await setTransitions(page, false);
  const devTools = await page.context().newCDPSession(page);
  try {
    const { width, height, isWithin } = await paintAgain(page);
    // A picture that is only compared and then dropped need not be small.
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // If the whole page is inside the window, the window must keep its size: elements that measure
      // themselves would react.
      captureBeyondViewport: !isWithin,
      clip: { x: 0, y: 0, scale: 1, width, height },
    });
    return Buffer.from(data, 'base64');
  } finally {
    await devTools.detach();
    await setTransitions(page, true);
  }
}

/** Switches the current story to the theme that its users do not see. The next story begins as shipped again. */
export async function turnToOtherTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'day' ? 'night' : 'day';
  });
  await endAnimations(page);
}
