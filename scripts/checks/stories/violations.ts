import type { Page } from 'playwright';
import { play, turnToOtherTheme, type StorybookWindow } from './story-page.ts';

/** A window of 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 800 };

/** The themes differ only in colors: only these rules of axe can have another result in the other theme. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

/** The violations, in words, that Storybook's axe finds in the current story with these options of axe. */
async function violations(page: Page, story: string, options: object = {}): Promise<string[]> {
  return page.evaluate(
    async ([storyId, axeOptions]) => {
      const { __STORYBOOK_PREVIEW__: storybook, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        window as unknown as StorybookWindow;
      const { parameters } = await storybook.loadStory({ storyId });
      const result = await new Promise<AxeResult>((resolve, reject) => {
        channel.once('storybook/a11y/result', resolve);
        channel.once('storybook/a11y/error', reject);
        channel.emit('storybook/a11y/manual', storyId, {
          ...parameters.a11y,
          options: axeOptions,
        });
      });
      return result.violations.map(({ id, help, nodes }) => {
        const where = nodes.map(({ html }) => html.slice(0, 120)).join(' and ');
        return `${help} (${id}): ${where}`;
      });
    },
    [story, { resultTypes: ['violations'], ...options }] as const,
  );
}

/** The violations that axe finds in a story in both themes. */
export async function accessViolations(page: Page, story: string): Promise<string[]> {
  const asShipped = await violations(page, story);
  await turnToOtherTheme(page);
  const inOther = await violations(page, story, { runOnly: RULES_OF_COLOR });
  return [...asShipped, ...inOther.map((violation) => `in the other theme: ${violation}`)];
}

/**
 * What disturbs the first sight of a story, before any interaction, in words.
 *
 * @param takesFocus its component takes the focus when it opens, and comes into view with it
 */
export async function openingViolations(page: Page, takesFocus: boolean): Promise<string[]> {
  return page.evaluate((mayFocus) => {
    const { activeElement, body, scrollingElement } = document;
    const found: string[] = [];
    const isScrolled = scrollingElement !== null && scrollingElement.scrollTop > 0;
    if (isScrolled && !mayFocus) found.push('opens scrolled');
    // A dialog takes the focus when it opens.
    const isInPage = activeElement?.closest('[role=dialog], [role=alertdialog]') === null;
    if (isInPage && activeElement !== body && !mayFocus) {
      found.push(`opens with the focus in the page: ${activeElement.outerHTML.slice(0, 120)}`);
    }
    const toast = document.querySelector('[role=region][aria-live=off] [role=dialog]');
    if (toast !== null) found.push(`opens with a toast: ${toast.textContent}`);
    return found;
  }, takesFocus);
}

/** The names of the elements that move although the user prefers reduced motion. */
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

/** The first element that overflows a narrow window sideways, or null if all content fits. */
async function overflow(page: Page, direction: 'ltr' | 'rtl'): Promise<string | null> {
  return page.evaluate(async (dir) => {
    const { documentElement } = document;
    documentElement.dir = dir;
    // Anchored elements get their position in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (documentElement.scrollWidth <= documentElement.clientWidth) return null;
    const outside = [...document.querySelectorAll('body *')].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > documentElement.clientWidth + 0.5 || left < -0.5);
    });
    return `${outside?.tagName.toLowerCase() ?? 'something'}.${outside?.getAttribute('class') ?? ''}`;
  }, direction);
}

/** The violations of a story under reduced motion and in a narrow window, in words. */
export async function motionAndWidthViolations(page: Page, story: string): Promise<string[]> {
  const found = (await movements(page)).map((name) => `moves under reduced motion: ${name}`);
  await page.setViewportSize(NARROW);
  for (const direction of ['ltr', 'rtl'] as const) {
    let name = await overflow(page, direction);
    if (name !== null) {
      // Elements that measure themselves on mount have to be mounted in such a window.
      await play(page, story, 'forceRemount');
      name = await overflow(page, direction);
    }
    if (name !== null) found.push(`is wider than 320 px, ${direction}: ${name}`);
  }
  return found;
}
