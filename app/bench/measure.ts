import type { Browser, Page } from 'playwright';
import { mainThreadTime } from '../../scripts/main-thread-time.ts';

/** The screen of a phone, in CSS pixels. */
export interface Phone {
  width: number;
  height: number;
  deviceScaleFactor: number;
}

/** On a slow line. */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 562;
const BYTES_PER_SECOND = 1_440_000 / 8;
/** No further request is expected this long after the last request or response: longer than either takes. */
const QUIET_MS = 2000;

/** Milliseconds from the start of the navigation, except for the shift, which has no unit. */
export interface PageSample {
  largestPaint: number;
  /** The element of the largest paint, as a hint for optimization. */
  largestElement: string;
  /** When the sign-in button responds to a press; NaN where the page has none. */
  usable: number;
  /** The sum of the time of long tasks beyond 50 ms. */
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    figures: PageSample;
  }
}

const contextOf = ({ deviceScaleFactor, ...viewport }: Phone) => ({
  viewport,
  deviceScaleFactor,
  isMobile: true,
  ignoreHTTPSErrors: true,
});

/** Loads an address as a first-time visitor, and takes the figures when the network is quiet. */
export async function loadPage(
  browser: Browser,
  phone: Phone,
  url: string,
  storage: Readonly<Record<string, string>> = {},
): Promise<PageSample> {
  const context = await browser.newContext(contextOf(phone));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe, storage);
    await page.goto(url, { waitUntil: 'load' });
    await quiet(page);
    return await page.evaluate(() => window.figures);
  } finally {
    await context.close();
  }
}

/**
 * Likes the first profile of the deck, after all requests of the page have finished.
 *
 * @returns milliseconds of the main thread until the response to the press is painted
 */
export async function answerToLike(
  browser: Browser,
  phone: Phone,
  url: string,
  storage: Readonly<Record<string, string>>,
): Promise<number> {
  const context = await browser.newContext(contextOf(phone));
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, storage);
    await page.goto(url, { waitUntil: 'load' });
    const button = await page
      .getByRole('button', { name: 'Like', exact: true })
      .elementHandle({ timeout: 30_000 });
    await quiet(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = await mainThreadTime(session);
    await button?.evaluate(async (like: HTMLElement) => {
      like.click();
      // The first frame paints the response; the second confirms the paint.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await mainThreadTime(session)) - before;
  } finally {
    await context.close();
  }
}

/** Waits until no request has started or finished for a while. */
async function quiet(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET_MS);
    };
    for (const change of ['request', 'requestfinished', 'requestfailed'] as const) {
      page.on(change as 'request', wait);
    }
    wait();
  });
}

/** Runs in the page before any other script. */
function observe(storage: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const figures: PageSample = {
    largestPaint: NaN,
    largestElement: '',
    usable: NaN,
    blocking: 0,
    shift: 0,
  };
  window.figures = figures;
  const see = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  see('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    figures.largestPaint = entry.startTime;
    figures.largestElement = `${element?.tagName.toLowerCase() ?? '?'} ${element?.textContent.slice(0, 30) ?? ''}`;
  });
  see('longtask', ({ duration }) => (figures.blocking += Math.max(0, duration - 50)));
  see('layout-shift', (entry) => {
    figures.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const look = () => {
    const button = [...document.querySelectorAll('header button')].find(
      ({ textContent }) => textContent === 'Sign in',
    );
    // React's mark on an element whose events it handles.
    const answers =
      button !== undefined && Object.keys(button).some((key) => key.startsWith('__reactProps$'));
    if (answers) figures.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
