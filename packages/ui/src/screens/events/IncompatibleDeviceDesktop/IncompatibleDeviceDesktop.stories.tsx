import { deviceFit, UserFacingError } from '@perigee/domain';
import { expect, fn, screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { DeviceGate } from '../IncompatibleDevice/DeviceGate.tsx';
import { FIREFOX, gateArgs } from '../IncompatibleDevice/story-data.ts';

const meta = preview.meta({
  title: 'Screens/Events/IncompatibleDeviceDesktop',
  component: DeviceGate,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: { ...gateArgs, fit: deviceFit(FIREFOX, { developerMode: false }) },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download Chrome' })).toHaveAttribute(
      'href',
      args.chromeHref,
    );
    await expect(canvas.getByRole('link', { name: 'Get the iOS app' })).toHaveAttribute(
      'href',
      args.appHref,
    );
    await expect(canvas.queryByText('The live event')).toBeNull();
    await expect(canvas.queryByText('Email Me Event URL')).toBeNull();
  },
});

export const LinkSent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text me download link' }));
    await screen.findByRole('dialog', { name: 'Link sent successfully' });
    await expect(args.onTextLink).toHaveBeenCalledOnce();
  },
});

/** By keyboard. */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy event URL' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Copied to Clipboard' });
    await expect(args.write).toHaveBeenCalledWith('https://perigee.example/events/the-long-table');
  },
});

export const Failed = meta.story({
  args: {
    onTextLink: fn(() =>
      Promise.reject(new UserFacingError('Too many links were sent. Try again in an hour')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Text me download link' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: /Too many links were sent/ });
    await expect(button).not.toHaveAttribute('aria-busy');
  },
});

export const DeveloperModeSuppressed = meta.story({
  args: { fit: deviceFit(FIREFOX, { developerMode: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The live event')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
