import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { magicToken } from '@perigee/api/fixtures';
import { limits, serverMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { overPage } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { refuse } from '../story-data.ts';
import { MagicLinkDialog, type MagicLinkDialogProps } from './MagicLinkDialog.tsx';
import { Loaded as Account } from '../../profile/AccountPage/AccountPage.stories.tsx';

const issuedAt = new Date('2026-11-20T18:00:00Z');
const expiresAt = new Date(issuedAt.getTime() + limits.magicLinkMs);
const href = `https://perigee.example/login?magicToken=${magicToken.magicToken}`;

const meta = preview.meta({
  title: 'Screens/Auth/Sign in on another device',
  component: MagicLinkDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Account)],
  args: {
    open: true,
    link: ready({ href, expiresAt }),
    now: issuedAt,
    onRenew: fn(),
    onEmail: fn(() => Promise.resolve()),
    onClose: fn(),
    write: fn(async () => undefined),
  },
});

/** After the email the link is valid for 60 ms. Before it, the link does not expire during a test. */
function MomentAfterMail(props: MagicLinkDialogProps) {
  const [end, setEnd] = useState(() => new Date(Date.now() + limits.magicLinkMs));
  return (
    <MagicLinkDialog
      {...props}
      now={undefined}
      link={ready({ href, expiresAt: end })}
      onEmail={async () => setEnd(new Date(Date.now() + 60))}
    />
  );
}

/** The initial focus is on the link. */
export const Counting = meta.story({
  parameters: otherTheme,
  play: async () => {
    const copy = await screen.findByRole('button', { name: 'Copy link' });
    await waitFor(() => expect(copy).toHaveFocus());
  },
});

Counting.test('shows the link as a QR code, and closes on Escape', async ({ args, userEvent }) => {
  await expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('4:00');
  await expect(screen.getByRole('img', { name: 'QR code that signs you in' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Counting.test(
  'copies the link',
  { args: { now: new Date(issuedAt.getTime() + 71_000) } },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(args.write).toHaveBeenCalledWith(href));
  },
);

Counting.test(
  'shows why no link was emailed',
  { args: { onEmail: fn(refuse(serverMessages.tooManyLinks)) } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
    await findToast(serverMessages.tooManyLinks);
  },
);

Counting.test(
  'does not move the focus when the link expires',
  { render: (args) => <MomentAfterMail {...args} /> },
  async ({ userEvent }) => {
    const email = screen.getByRole('button', { name: 'Email me a link' });
    await userEvent.click(email);
    await screen.findByRole('button', { name: 'Get a new link' });
    await expect(screen.getByText('The link has expired')).toBeInTheDocument();
    await expect(email).toHaveFocus();
  },
);

export const Loading = meta.story({ args: { link: loading } });

export const Emailed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }));
    await screen.findByText(authMessages.magicLink.sent);
  },
});

/** At zero the code is hidden, copying is refused, and a button requests another link. */
export const ExpiredCopyRefused = meta.story({
  args: { now: expiresAt },
  play: async ({ args, userEvent }) => {
    const copy = await screen.findByRole('button', { name: 'Copy link' });
    await expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('0:00');
    await expect(screen.queryByRole('img', { name: 'QR code that signs you in' })).toBeNull();
    await userEvent.click(copy);
    await waitFor(() => expect(screen.getByText(authMessages.magicLink.expired)).toBeVisible());
    await expect(args.write).not.toHaveBeenCalled();
  },
});

ExpiredCopyRefused.test('gets a new link', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  await expect(args.onRenew).toHaveBeenCalledOnce();
});

const retry = fn();

export const Failed = meta.story({
  args: { link: { status: 'error', message: authMessages.magicLink.failed, onRetry: retry } },
  play: async () => {
    await screen.findByText(authMessages.magicLink.failed);
  },
});

Failed.test('tries again', async ({ userEvent }) => {
  retry.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});
