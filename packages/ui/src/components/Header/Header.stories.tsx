import { acceptedDater } from '@perigee/api/fixtures';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './Header.guide.ts';
import { Header, type HeaderEntry, type HeaderLink } from './Header.tsx';

const meta = preview.meta({
  title: 'Components/Header',
  component: Header,
  tags: ['autodocs', 'ready'],
  args: { alwaysSolid: true },
  parameters: { guide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
});

const onSignIn = fn();
const onLogOut = fn();

const visitor = {
  onSignIn,
  links: [{ label: 'How it works', href: '#how' }],
  entries: [{ label: 'Live Support', href: '/live-support' }],
};

const account = { name: acceptedDater.firstName, imageUrl: acceptedDater.profileImage };

const memberLinks: HeaderLink[] = [
  { label: 'Likes', href: '/likes', current: true },
  { label: 'Matches', href: '/matches' },
];

const edit: HeaderEntry = { label: 'Edit Application', href: '/profile' };
const invitations: HeaderEntry = { label: 'Invitations', href: '/events/long-table', badge: '1' };
const tickets: HeaderEntry = { label: 'My tickets', href: '/tickets' };
const settings: HeaderEntry = { label: 'Settings', href: '/account' };
const wallets: HeaderEntry = { label: 'My Wallets', href: '/wallets' };
const adminView: HeaderEntry = { label: 'Admin View', href: '/admin', startsGroup: true };
const hostView: HeaderEntry = { label: 'Host View', href: '/portal' };
const logOut: HeaderEntry = { label: 'Log out', onSelect: onLogOut, startsGroup: true };

const dater = {
  account,
  links: memberLinks,
  entries: [edit, invitations, tickets, settings, wallets, logOut],
};
const waitlisted = { account, entries: [edit, settings, logOut] };

const phone = { viewport: { value: 'phone' } };

const longPage = (Story: () => ReactNode) => (
  <div style={{ height: 2400, paddingTop: 160 }}>
    {Story()}
    <p style={{ padding: 24 }}>The page scrolls under the header.</p>
  </div>
);

const scrollTo = (top: number) => {
  window.scrollTo(0, top);
  return fireEvent.scroll(window);
};

const edgeOf = (header: HTMLElement) => getComputedStyle(header).borderBottomColor;

/** For a visitor, on a wide screen. */
export const Default = meta.story({
  args: visitor,
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear();
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.queryByText('Live Support')).not.toBeVisible();
  },
});

/** The way in was asked for, and is on its way: nobody asks twice. */
export const SigningIn = meta.story({
  args: { onSignIn: fn(), signingIn: true },
  play: async ({ args, canvas, userEvent }) => {
    const signIn = canvas.getByRole('button', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signIn);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const TransparentAtTop = meta.story({
  tags: ['!autodocs'],
  args: { alwaysSolid: false, ...visitor },
  decorators: [longPage],
  play: async ({ canvas }) => {
    await scrollTo(120);
    await expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await scrollTo(0);
  },
});

/** Before a page without a picture it is part of the ground, until 120 px are scrolled. */
export const EdgeAfter120pxScroll = meta.story({
  tags: ['!autodocs'],
  args: visitor,
  decorators: [longPage],
  play: async ({ canvas }) => {
    await scrollTo(120);
    await expect(edgeOf(canvas.getByRole('banner'))).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(121);
    await waitFor(() => expect(edgeOf(canvas.getByRole('banner'))).not.toBe('rgba(0, 0, 0, 0)'));
  },
});

export const SolidAfter120pxScroll = meta.story({
  tags: ['!autodocs'],
  args: { alwaysSolid: false, ...visitor },
  decorators: [longPage],
  play: async ({ canvas }) => {
    await scrollTo(121);
    await waitFor(() =>
      expect(canvas.getByRole('banner')).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' }),
    );
  },
});

/** Who is there is not known yet: neither a way in nor a picture. */
export const Unknown = meta.story();

export const LoggedInWide = meta.story({
  args: dater,
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear();
    await expect(canvas.getByRole('link', { name: 'Likes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const trigger = await canvas.findByRole('button', { name: 'Account menu' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    const labels = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(labels).toEqual([
      'Edit Application',
      'Invitations1',
      'My tickets',
      'Settings',
      'My Wallets',
      'Log out',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const LoggedInWideWaitlistMode = meta.story({
  args: waitlisted,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const LoggedInPlaceholderPicture = meta.story({
  args: { ...waitlisted, account: { name: 'Marisol', imageUrl: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account menu' })).toBeVisible();
  },
});

export const AdminAndHost = meta.story({
  args: { ...dater, entries: [edit, tickets, settings, adminView, hostView, logOut] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
    await expect(await screen.findByRole('menuitem', { name: 'Admin View' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expect(screen.getByRole('menuitem', { name: 'Host View' })).toHaveAttribute(
      'href',
      '/portal',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const LoggedOutSmall = meta.story({
  args: visitor,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
});

export const LoggedInSmall = meta.story({ args: dater, globals: phone });

export const Narrow = meta.story({ args: dater, globals: { viewport: { value: 'narrow' } } });

/** The logo begins at the right, and what one does is at the left. */
export const RightToLeft = meta.story({
  args: dater,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Account menu' });
    await expect(menu.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2);
  },
});

/** Logo, links, account: the menu opens by Enter, and Escape gives the focus back. */
export const Keyboard = meta.story({
  args: dater,
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Account menu' });
    const names = ['Perigee', 'Likes', 'Matches'];
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
