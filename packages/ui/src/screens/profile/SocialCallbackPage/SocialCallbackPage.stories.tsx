import { expect, fn, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SocialCallbackPage } from './SocialCallbackPage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/Linking an account',
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

export const Linking = meta.story({
  parameters: otherTheme,
  args: { onLink: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Linking your TikTok account',
    );
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
});

export const Linked = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your TikTok account is linked' }),
    ).toBeVisible();
  },
});

Linked.test('closes its window', async ({ args }) => {
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});

/** Opened directly, or in a browser that blocks popups: the page stays, and has a back link. */
export const FailedInPage = meta.story({
  args: {
    inPopup: false,
    onLink: fn(() => Promise.reject(new Error('This code is not good'))),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unable to link account, please try again' }),
    ).toBeVisible();
  },
});

FailedInPage.test('links back to the settings', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back to settings' })).toHaveAttribute(
    'href',
    '/account',
  );
});

FailedInPage.test(
  'closes its popup, but only after the message could be read',
  { args: { inPopup: true } },
  async ({ args }) => {
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
);
