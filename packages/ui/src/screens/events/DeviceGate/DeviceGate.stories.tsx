import { UserFacingError } from '@perigee/domain';
import { deviceFit } from '@perigee/domain/events';
import { expect, fn, screen, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { DeviceGate } from './DeviceGate.tsx';

const FIREFOX = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  maxTouchPoints: 0,
};

const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari',
  maxTouchPoints: 5,
};

const meta = preview.meta({
  title: 'Screens/Events/Other device needed',
  component: DeviceGate,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
  args: {
    fit: deviceFit(FIREFOX, { developerMode: false }),
    eventUrl: 'https://perigee.example/events/the-long-table',
    chromeHref: 'https://www.google.com/chrome/',
    appHref: 'https://apps.example/perigee',
    onTextLink: fn(() => Promise.resolve()),
    onEmailUrl: fn(() => Promise.resolve()),
    write: fn(() => Promise.resolve()),
    children: 'The live event',
  },
});

export const Desktop = meta.story({ parameters: otherTheme });

Desktop.test(
  'links to Chrome and to the app, and does not start the event',
  async ({ args, canvas }) => {
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
);

Desktop.test('texts the link to the app', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Text me download link' }));
  await screen.findByRole('dialog', { name: 'Link sent successfully' });
  await expect(args.onTextLink).toHaveBeenCalledOnce();
});

Desktop.test('copies the address by keyboard', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Copy event URL' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Copied to Clipboard' });
  await expect(args.write).toHaveBeenCalledWith('https://perigee.example/events/the-long-table');
});

Desktop.test(
  'shows why no link was sent',
  {
    args: {
      onTextLink: fn(() =>
        Promise.reject(new UserFacingError('Too many links were sent. Try again in an hour')),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Text me download link' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: /Too many links were sent/ });
    await expect(button).not.toHaveAttribute('aria-busy');
  },
);

Desktop.test(
  'starts the event in developer mode',
  { args: { fit: deviceFit(FIREFOX, { developerMode: true }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('The live event')).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('heading')).toBeNull();
  },
);

/** Without a link to the app: the phone has its own banner. */
export const Mobile = meta.story({
  args: { fit: deviceFit(IPHONE, { developerMode: false }) },
});

Mobile.test('emails the address by keyboard', async ({ args, canvas, userEvent }) => {
  const main = canvas.getByRole('main');
  await expect(within(main).queryByRole('link')).toBeNull();
  await expect(canvas.queryByText('The live event')).toBeNull();
  main.focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Email Me Event URL' })).toHaveFocus();
  await screen.findByRole('dialog', { name: 'Link sent successfully' });
  await expect(args.onEmailUrl).toHaveBeenCalledOnce();
});

Mobile.test(
  'shows why no link was emailed',
  {
    args: {
      onEmailUrl: fn(() => Promise.reject(new UserFacingError('Please use a valid email address'))),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button'));
    await screen.findByRole('dialog', { name: 'Please use a valid email address' });
  },
);

Mobile.test(
  'starts the event in developer mode',
  { args: { fit: deviceFit(IPHONE, { developerMode: true }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('The live event')).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
);
