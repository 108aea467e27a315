import { acceptedDater, hostUser, waitlistedDater } from '@perigee/api/fixtures';
import { HEADER_SOLID_AFTER_PX } from '@perigee/domain/shell';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { color } from '../../theme/contract.css.ts';
import { guide } from './Header.guide.ts';
import { Header } from './Header.tsx';
import { headerFor } from './story-data.ts';

const meta = preview.meta({
  title: 'Components/Layout/Header',
  component: Header,
  tags: ['ready'],
  args: { alwaysSolid: true },
  parameters: { guide, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
});

const onLogOut = fn();

const visitor = {
  ...headerFor({ user: null, onSignIn: fn() }),
  links: [{ label: 'How it works', href: '#how' }],
};

const member = headerFor({
  user: acceptedDater,
  isInvited: true,
  hasUpcomingTickets: true,
  onLogOut,
});

const roomForMenu = (Story: () => ReactNode) => <div style={{ minHeight: 560 }}>{Story()}</div>;

/** Starts with a background of its own, so that a transparent header is visible as such. */
const longPage = (Story: () => ReactNode) => (
  <div
    style={{
      height: 2400,
      paddingTop: 160,
      background: `linear-gradient(${color.accent.wash}, transparent 560px)`,
    }}
  >
    {Story()}
    <p style={{ padding: 24 }}>The page scrolls under the header.</p>
  </div>
);

const scrollTo = (top: number) => {
  window.scrollTo(0, top);
  return fireEvent.scroll(window);
};

const CLEAR = 'rgba(0, 0, 0, 0)';
const clear = { backgroundColor: CLEAR };

const edgeOf = (header: HTMLElement) => getComputedStyle(header).borderBottomColor;

interface Opening {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}

async function unfold({ canvas, userEvent }: Opening): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
  const menu = await screen.findByRole('menu');
  // Before that, the keys that a test presses would go to the button.
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
}

const entryLabels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

/** For a visitor, on a wide screen. */
export const Default = meta.story({ args: visitor });

/** Over a page that starts with a picture it is transparent until the user scrolls 120 px. */
export const SolidWhenScrolled = meta.story({
  tags: ['!autodocs'],
  args: { ...visitor, alwaysSolid: false },
  decorators: [longPage],
  play: async ({ canvas }) => {
    await scrollTo(HEADER_SOLID_AFTER_PX + 1);
    await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveStyle(clear));
  },
});

export const LoggedIn = meta.story({
  args: member,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account menu' });
  },
});

/** The number of unread messages of all conversations. */
export const UnreadMessages = meta.story({
  args: headerFor({ user: acceptedDater, hasUpcomingTickets: true, unreadCount: 3 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Account menu' });
    await expect(
      canvas.getByRole('link', { name: /^Matches ?, 3 unread messages$/ }),
    ).toHaveAttribute('href', '/matches');
  },
});

/** With all entries of a dater, in the documents' order. */
export const AccountMenu = meta.story({
  args: member,
  decorators: [roomForMenu],
  play: (story) => unfold(story),
});

/** Without Likes, Matches and wallets; here, for a dater without a picture. */
export const WaitlistMode = meta.story({
  args: headerFor({ user: waitlistedDater, waitlistMode: true }),
  decorators: [roomForMenu],
  play: (story) => unfold(story),
});

export const AdminAndHost = meta.story({
  args: headerFor({ user: { ...hostUser, admin: true }, waitlistMode: true }),
  decorators: [roomForMenu],
  play: (story) => unfold(story),
});

Default.test(
  'links to the landing page, and opens the sign-in',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.queryByText('Live Support')).not.toBeVisible();
  },
);

Default.test(
  'does not sign in twice',
  { args: { signingIn: true } },
  async ({ args, canvas, userEvent }) => {
    const signIn = canvas.getByRole('button', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(signIn);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
);

Default.test(
  'has neither a sign-in button nor a picture until the user is known',
  { args: { onSignIn: undefined, links: undefined, entries: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

SolidWhenScrolled.test('is transparent until the user scrolls 120 px', async ({ canvas }) => {
  await scrollTo(HEADER_SOLID_AFTER_PX);
  await waitFor(() => expect(canvas.getByRole('banner')).toHaveStyle(clear));
});

SolidWhenScrolled.test(
  'has no edge on a page without a picture, until the user scrolls 120 px',
  { args: { alwaysSolid: true } },
  async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await waitFor(() => expect(edgeOf(header)).not.toBe(CLEAR));
    await scrollTo(HEADER_SOLID_AFTER_PX);
    await waitFor(() => expect(edgeOf(header)).toBe(CLEAR));
  },
);

LoggedIn.test('is reached by Tab, and Enter opens its menu', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Likes' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  for (const name of ['Perigee', 'Likes', 'Matches']) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
  }
  const trigger = canvas.getByRole('button', { name: 'Account menu' });
  await userEvent.tab();
  await expect(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

LoggedIn.test(
  'has its menu on the left, from right to left',
  { decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Account menu' });
    await expect(menu.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2);
  },
);

AccountMenu.test('links to all pages of the member', async () => {
  await expect(entryLabels()).toEqual([
    'Edit Application',
    'Invitations1',
    'My tickets',
    'Settings',
    'My Wallets',
    'Log out',
  ]);
  await expect(screen.getByRole('menuitem', { name: /Invitations/ })).toHaveAttribute(
    'href',
    '/events/the-long-table-new-york-4',
  );
  await expect(screen.getByRole('menuitem', { name: 'My tickets' })).toHaveAttribute(
    'href',
    '/tickets',
  );
});

AccountMenu.test('logs out, and closes the menu', async ({ canvas, userEvent }) => {
  onLogOut.mockClear();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(onLogOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await unfold({ canvas, userEvent });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await expect(onLogOut).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

WaitlistMode.test('hides Likes, Matches and wallets', async ({ canvas }) => {
  await expect(entryLabels()).toEqual(['Edit Application', 'Settings', 'Log out']);
  // An open menu hides the rest of the page from screen readers.
  await expect(canvas.queryByRole('navigation', { hidden: true })).toBeNull();
});

AdminAndHost.test('links to the views of admins and of hosts', async ({ userEvent }) => {
  await expect(entryLabels()).toEqual([
    'Edit Application',
    'Settings',
    'Admin View',
    'Host View',
    'Log out',
  ]);
  for (const [name, href] of [
    ['Admin View', '/admin'],
    ['Host View', '/portal'],
  ] as const) {
    await expect(screen.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
