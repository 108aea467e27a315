import { demoAccounts } from '@perigee/sandbox/program';
import { expectAnnounced } from './announcements.ts';
import { startSession } from './people.ts';
import { expect, test } from './test.ts';
import { typeInto } from './typing.ts';

const [dater] = demoAccounts;

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const BOOST_TOKENS = 50;

test('a member adds a wallet, removes another, and spends tokens on a reward', async ({
  page,
  sandbox,
}) => {
  await startSession(page, sandbox, dater.phone, '/wallets');
  const remove = page.getByRole('button', { name: /^Remove 0x/ });
  const added = page.getByRole('button', { name: 'Remove 0x5290…9EE7' });
  const address = page.getByLabel('Wallet address');
  await expect(remove).toHaveCount(1);

  await typeInto(address, ADDRESS.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/^Enter the address of a wallet/);
  await address.press('7');
  await page.keyboard.press('Enter');
  await expect(added).toBeVisible();
  await expect(address).toHaveValue('');
  await typeInto(address, ADDRESS);
  await page.getByRole('button', { name: 'Add wallet' }).click();
  await expect(address).toHaveAccessibleDescription('You have added this wallet already');

  await remove.first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Wallet removed').first()).toBeVisible();
  await expect(remove).toHaveCount(1);

  const balance = page.getByText(/^You have \d+ tokens$/);
  const before = Number.parseInt((await balance.innerText()).replace('You have ', ''), 10);
  await page.getByRole('button', { name: 'Redeem Profile boost' }).click();
  const question = page.getByRole('alertdialog', { name: 'Redeem Profile boost?' });
  // The reward is redeemed, and the reply is lost: pressed again, it is redeemed once.
  await page.route(
    '**/points/rewards/redeem',
    async (route) => {
      await route.fetch({ url: `${sandbox.url}/points/rewards/redeem` });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Redeem' }).click();
  await expectAnnounced(page, 'Please try again');
  await question.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Reward redeemed').first()).toBeVisible();

  await page.reload();
  await expect(added).toBeVisible();
  await expect(remove).toHaveCount(1);
  await expect(balance).toHaveText(`You have ${before - BOOST_TOKENS} tokens`);
});
