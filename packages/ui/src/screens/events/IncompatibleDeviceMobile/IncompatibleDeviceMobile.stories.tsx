import { deviceFit, UserFacingError } from '@perigee/domain';
import { expect, fn, screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { DeviceGate } from '../IncompatibleDevice/DeviceGate.tsx';
import { gateArgs, IPHONE } from '../IncompatibleDevice/story-data.ts';

const meta = preview.meta({
  title: 'Screens/Events/IncompatibleDeviceMobile',
  component: DeviceGate,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { ...gateArgs, fit: deviceFit(IPHONE, { developerMode: false }) },
});

/** The link to the app is for others: the phone has its own banner. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Email Me Event URL' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('The live event')).toBeNull();
  },
});

export const LinkSent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await screen.findByRole('dialog', { name: 'Link sent successfully' });
    await expect(args.onEmailUrl).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: {
    onEmailUrl: fn(() => Promise.reject(new UserFacingError('Please use a valid email address'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: 'Please use a valid email address' });
  },
});

export const DeveloperModeSuppressed = meta.story({
  args: { fit: deviceFit(IPHONE, { developerMode: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The live event')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
