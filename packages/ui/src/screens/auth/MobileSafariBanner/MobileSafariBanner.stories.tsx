import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { MobileSafariBanner } from './MobileSafariBanner.tsx';
import { Visitor as Landing } from '../../shell/LandingPage/LandingPage.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Mobile Safari banner',
  component: MobileSafariBanner,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Landing)],
  globals: { viewport: { value: 'phone' } },
  args: { open: true, downloadHref: 'https://apps.apple.com/app/id0000000000', onStay: fn() },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Download' })).toHaveFocus());
  },
});

Default.test('links to the app, or stays on the website', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'Apply for membership on our iOS app' });
  await expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    args.downloadHref,
  );
  await userEvent.click(screen.getByRole('button', { name: 'GET STARTED' }));
  await expect(args.onStay).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onStay).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(dialog).toBeVisible());
});
