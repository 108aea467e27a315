import { openSignIn } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

test('the terms open beside the sign-in, which keeps its state', async ({ context, page }) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'Continue with Phone Number' }).click();
  await typeInto(page.getByLabel('Phone number'), '2125550123');
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Terms' }).click();
  await expect((await opened).getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Phone number')).toHaveValue(/555/);
});
