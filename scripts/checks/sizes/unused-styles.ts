import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium.ts';
import { buildPage, type BuiltPage } from './build-page.ts';

const ADDRESS = 'http://everyday.test/';

const HTML = `<!doctype html>
<html lang="en" data-theme="day">
  <link rel="stylesheet" href="/page.css">
  <div id="root"></div>
  <script type="module" src="/page.js"></script>
</html>`;

/** Answers for the page out of memory. Pictures and fonts are left out. */
async function serve(page: Page, { js, css }: BuiltPage): Promise<void> {
  await page.route(`${ADDRESS}**`, (route) => route.abort());
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route(`${ADDRESS}page.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: js }),
  );
  await page.route(`${ADDRESS}page.css`, (route) =>
    route.fulfill({ contentType: 'text/css', body: css }),
  );
}

/** Touches everything that can be operated, and opens what can be opened. */
async function use(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  const controls = await page.locator('main :is(button, input:not([type=range]))').all();
  for (const control of controls) {
    await control.hover({ force: true });
    await page.keyboard.press('Tab');
  }
  const named = { name: /^Open/ };
  const openers = page.getByRole('button', named).or(page.getByRole('combobox', named));
  for (const opener of await openers.all()) {
    await opener.click();
    await page.locator('[role=listbox], [role=dialog]').last().waitFor();
    await page.keyboard.press('Escape');
    // What kept the page behind it from being pressed.
    await page.locator('[data-base-ui-inert]').first().waitFor({ state: 'detached' });
  }
}

/**
 * Opens sizes/everyday.tsx in Chromium, uses it, and gives the part of its styles that was not used,
 * with the folders of the components that it shows.
 */
export async function unusedStyles(): Promise<{ unused: number; components: string[] }> {
  const source = readFileSync(new URL('everyday.tsx', import.meta.url), 'utf8');
  const built = await buildPage(source, { whole: true });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await serve(page, built);
    await page.coverage.startCSSCoverage();
    await page.goto(ADDRESS);
    await use(page);
    // What is there for other people and other devices is used by them.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await use(page);
    const [sheet] = await page.coverage.stopCSSCoverage();
    const used = (sheet?.ranges ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
    return { unused: 1 - used / built.css.length, components: built.components };
  } finally {
    await browser.close();
  }
}
