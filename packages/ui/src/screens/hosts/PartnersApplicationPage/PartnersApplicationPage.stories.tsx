import { hostPageMessages } from '@perigee/domain/hosts';
import { portalMessages } from '@perigee/domain/host-portal';
import { expect, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import {
  PartnersApplicationPage,
  type PartnersApplicationPageProps,
} from './PartnersApplicationPage.tsx';

const { write } = hostPageMessages.partners;

const meta = preview.meta({
  title: 'Screens/Hosts/Partner application',
  component: PartnersApplicationPage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { viewer: 'visitor' } },
  decorators: [onSite],
  args: {
    writeHref: 'mailto:partners@perigee.example' as PartnersApplicationPageProps['writeHref'],
    liveSupportHref: '/live-support',
    hostSignInHref: '/login?as=host',
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('leads to a person, and to the sign-in', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: write })).toHaveAttribute(
    'href',
    'mailto:partners@perigee.example',
  );
  await expect(canvas.getByRole('link', { name: 'Host Sign In' })).toBeVisible();
  await expect(canvas.getByText(portalMessages.review)).toBeVisible();
  const page = within(canvas.getByRole('main'));
  await expect(page.getAllByRole('listitem')).toHaveLength(4);
});

Default.test(
  'leads to Live Support without an address',
  { args: { writeHref: null } },
  async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('link', { name: 'Live Support' })).toHaveAttribute(
      'href',
      '/live-support',
    );
    await expect(canvas.queryByRole('link', { name: write })).toBeNull();
  },
);
