import { acceptedDater } from '@perigee/api/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { HeaderMenu } from './HeaderMenu.tsx';

const onSignIn = fn();
const onLogOut = fn();

const member = {
  account: { name: acceptedDater.firstName, imageUrl: acceptedDater.profileImage },
  entries: [
    { label: 'Likes', href: '/likes', current: true },
    { label: 'Matches', href: '/matches' },
    { label: 'Invitations', href: '/events/long-table', badge: '1' },
    { label: 'Settings', href: '/account' },
    { label: 'Log out', onSelect: onLogOut },
  ],
  onSignIn: undefined,
};

const meta = preview.meta({
  title: 'Components/HeaderMenu',
  component: HeaderMenu,
  args: {
    entries: [
      { label: 'How it works', href: '#how' },
      { label: 'Live Support', href: '/live-support' },
    ],
    onSignIn,
  },
  globals: { viewport: { value: 'phone' } },
});

/** Axe measures the contrast of what has come, not of what is coming. */
const untilItHasCome = (sheet: HTMLElement) =>
  waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }));

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** The page behind stays where it is; closing gives the focus back to the hamburger. */
export const OpenBodyScrollLocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const hamburger = canvas.getByRole('button', { name: 'Menu' });
    await expect(hamburger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();

    // What the browser does on Escape. The key itself, typed by a script, does not reach it.
    sheet.requestClose();
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(hamburger).toHaveFocus();
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });

    await userEvent.keyboard('{Enter}');
    await untilItHasCome(sheet);
  },
});

export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear();
    const hamburger = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(hamburger);
    const sheet = canvas.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(sheet).not.toHaveAttribute('open');
    await userEvent.click(hamburger);
    await untilItHasCome(sheet);
  },
});

export const LoggedIn = meta.story({
  args: member,
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear();
    const hamburger = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(hamburger);
    const sheet = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(canvas.getByRole('link', { name: 'Likes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
    await expect(sheet).not.toHaveAttribute('open');
    await userEvent.click(hamburger);
    await untilItHasCome(sheet);
  },
});

export const LongNameManyEntries = meta.story({
  args: {
    ...member,
    account: { name: 'Wolfeschlegelsteinhausenbergerdorff Maximilian', imageUrl: null },
    entries: Array.from({ length: 20 }, (_, index) => ({
      label: `An entry of the menu, number ${index + 1}`,
      href: '/somewhere',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await untilItHasCome(canvas.getByRole('dialog'));
  },
});
