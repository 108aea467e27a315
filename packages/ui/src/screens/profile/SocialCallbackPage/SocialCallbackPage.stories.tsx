import { expect, fn, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SocialCallbackPage } from './SocialCallbackPage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/SocialCallbackPage',
  component: SocialCallbackPage,
  args: {
    network: 'TikTok',
    inPopup: true,
    onLink: fn(async () => {}),
    onClose: fn(),
    settingsHref: '/account',
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

const refuse = () => Promise.reject(new Error('This code is not good'));

export const Linking = meta.story({
  args: { onLink: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Linking your TikTok account',
    );
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
});

export const Linked = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your TikTok account is linked' }),
    ).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Whatever went wrong, the text is that of the documents. Nothing closes before it could be read. */
export const FailedClosesAfter2s = meta.story({
  args: { onLink: fn(refuse) },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unable to link account, please try again' }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Opened by hand, or in a browser that allows no windows: it stays, and leads back. */
export const FailedInPage = meta.story({
  args: { inPopup: false, onLink: fn(refuse) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to settings' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
});
