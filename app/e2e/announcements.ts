import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Keeps what the page tells screen readers: the texts of live regions, and the headings that take the focus. */
function recordAnnouncements(): void {
  const texts: string[] = [];
  Object.assign(globalThis, { announcedTexts: texts });
  const LIVE = 'output, [role=status], [role=alert]';
  const record = (element: Element | null | undefined) => {
    const text = element?.textContent.trim();
    if (text !== undefined && text !== '') texts.push(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      record(element?.closest(LIVE));
      for (const node of addedNodes) {
        if (node instanceof Element) node.querySelectorAll(LIVE).forEach(record);
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) record(target);
  });
}

/** Records the announcements of every document that the page opens from now on. */
export async function followAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(recordAnnouncements);
}

/**
 * Expects that the current document has announced a text, even if it is gone again: it may show for less than the
 * time between two looks of a busy machine.
 */
export async function expectAnnounced(page: Page, text: string): Promise<void> {
  const announced = () =>
    page.evaluate(() => (globalThis as unknown as { announcedTexts: string[] }).announcedTexts);
  await expect.poll(announced).toContainEqual(expect.stringContaining(text));
}
