import { acceptedDater } from '@perigee/api/fixtures';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as configModule from '../../config.ts';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { SETTINGS_ID } from '../../settings.ts';
import MemberHeader from '../../layouts/member-header.tsx';

const mode = vi.hoisted(() => ({ waitlistMode: true }));
vi.mock('../../config.ts', async (importOriginal) => {
  const { config } = await importOriginal<typeof configModule>();
  return { config: Object.assign(mode, { ...config }) };
});

it.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('a page whose flag is %s is in waitlist mode: %s', async (flag, isOn) => {
  const settings = document.createElement('script');
  settings.type = 'application/json';
  settings.id = SETTINGS_ID;
  settings.textContent = JSON.stringify({ waitlistMode: flag });
  document.head.replaceChildren(settings);
  vi.resetModules();
  const { config } = await vi.importActual<typeof configModule>('../../config.ts');
  expect(config.waitlistMode).toBe(isOn);
});

it.each([
  [true, []],
  [false, ['Likes', 'Matches']],
])('in waitlist mode (%s) the header links to %j', (waitlistMode, names) => {
  mode.waitlistMode = waitlistMode;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const header = <MemberHeader user={acceptedDater} onLogOut={() => undefined} />;
  openRoutes(createTestServices(), [{ path: '/', element: header }], '/');
  const links = screen.queryAllByRole('link', { name: /^(Likes|Matches)$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});
