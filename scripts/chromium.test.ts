import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

const FEATURES = '--disable-features=';

it('switches off what playwright switches off, whose list ours replaces', async () => {
  const server = await chromium.launchServer(chromiumLaunchOptions());
  const lists = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith(FEATURES))
    .map((argument) => argument.slice(FEATURES.length).split(','));
  await server.close();
  expect(lists).toHaveLength(2);
  const [playwrights = [], ours = []] = lists;
  expect(playwrights.length).toBeGreaterThan(0);
  expect(ours).toEqual(expect.arrayContaining(playwrights));
});
