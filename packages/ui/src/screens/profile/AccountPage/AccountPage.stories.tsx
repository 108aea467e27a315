import { acceptedDater, waitlistedDater } from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { AccountPage } from './AccountPage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/AccountPage',
  component: AccountPage,
  args: { account: ready(acceptedDater), onLogOut: fn() },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Idris Okafor');
    for (const label of ['Name', 'Username', 'Email']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const MissingFields = meta.story({
  args: { account: ready({ ...waitlistedDater, email: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('');
  },
});

export const Loading = meta.story({ args: { account: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { account: { status: 'error', message: 'Unable to process request', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

export const LoggingOut = meta.story({
  args: { onLogOut: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'phone' } } });
