import type { EventHost } from '@perigee/api';
import { hostPageMessages } from '@perigee/domain/hosts';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { hosts } from '../story-data.ts';
import { HostsPage, type HostsPageProps } from './HostsPage.tsx';

const meta = preview.meta({
  title: 'Screens/Hosts/Hosts',
  component: HostsPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
  args: {
    hosts: ready(hosts) as HostsPageProps['hosts'],
    hostHref: ({ id }: EventHost) => `/hosts/${id}`,
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('links to the page of each host', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Moonlit Evenings 3 evenings' });
  await expect(link).toHaveAttribute('href', '/hosts/7');
  await expect(canvas.getByRole('link', { name: 'Second Moon 1 evening' })).toBeVisible();
  canvas.getByRole('main').focus();
  await userEvent.tab();
  await expect(link).toHaveFocus();
});

export const Empty = meta.story({
  args: { hosts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: hostPageMessages.list.none })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { hosts: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { hosts: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
