import { ERROR_REPORT_URL } from './addresses.ts';
import { expect, test } from './test.ts';

test('the built app reports an uncaught error once, without the query of the address', async ({
  page,
  problems,
}) => {
  const reports: unknown[] = [];
  await page.route(ERROR_REPORT_URL, async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto('/events/the-long-table?code=5ecr3t');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error(`No answer from ${location.href}`);
    });
  });
  const report = expect.objectContaining({
    name: 'Error',
    message: expect.stringMatching(/\/events\/the-long-table\?…$/),
    page: '/events',
  });
  await expect.poll(() => reports).toEqual([report]);
  expect(JSON.stringify(reports)).not.toContain('5ecr3t');
  expect(problems.splice(0)).toEqual([expect.stringContaining('No answer from')]);
});
