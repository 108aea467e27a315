import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { MobileSafariBanner } from './MobileSafariBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/MobileSafariBanner',
  component: MobileSafariBanner,
  parameters: screenParameters,
  globals: { viewport: { value: 'phone' } },
  args: { open: true, downloadHref: 'https://apps.apple.com/app/id0000000000', onStay: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Apply for membership on our iOS app',
    });
    const download = screen.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', args.downloadHref);
    await waitFor(() => expect(download).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'GET STARTED' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
