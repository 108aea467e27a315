import { demoAccounts } from '@perigee/sandbox/program';
import { startSession, storedSession } from './people.ts';
import { expect, test } from './test.ts';

const [, , admin] = demoAccounts;
const SCRIPT = '<img src=x onerror="globalThis.attacked = true"><script>attacked = true</script>';
const GIANT = 'W'.repeat(120);
const RIGHT_TO_LEFT = '\u202eمرحبا بالعالم';

test(
  'a hostile profile is shown as text: no script runs, and the layout does not break',
  { tag: '@phone' },
  async ({ page, otherPage, sandbox }) => {
    await startSession(page, sandbox, admin.phone);
    const { token } = await storedSession(page);
    const saved = await page.request.put(`${sandbox.url}/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        profile: {
          bio: `${SCRIPT} ${GIANT} ${RIGHT_TO_LEFT}`,
          occupation: SCRIPT.slice(0, 60),
          company: GIANT.slice(0, 60),
        },
      },
    });
    expect(saved.status()).toBe(200);

    for (const viewer of [otherPage, page]) {
      await viewer.goto('/@ada');
      await expect(viewer.getByText('<script>', { exact: false }).first()).toBeVisible();
      expect(await viewer.evaluate(() => 'attacked' in globalThis)).toBe(false);
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await viewer.evaluate(isTooWide)).toBe(false);
    }
  },
);
