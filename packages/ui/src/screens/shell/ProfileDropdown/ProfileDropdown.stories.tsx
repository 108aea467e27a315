import { acceptedDater, adminUser, hostUser } from '@perigee/api/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Header } from '../../../components/Header/Header.tsx';
import { headerFor, small, wide } from '../story-data.ts';

const onLogOut = fn();

const meta = preview.meta({
  title: 'Screens/Shell/ProfileDropdown',
  component: Header,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: wide,
  decorators: [(Story) => <div style={{ minHeight: 560 }}>{Story()}</div>],
});

interface Opening {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Unfolds the entries, which have to be these, in this order. */
async function unfold({ canvas, userEvent }: Opening, labels: string[]): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Account menu' }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await expect(entries).toEqual(labels);
}

/** Whatever a dater can have, in the documents' order. */
export const Dater = meta.story({
  args: headerFor({ user: acceptedDater, isInvited: true, hasUpcomingTickets: true, onLogOut }),
  play: async (story) => {
    const { userEvent } = story;
    onLogOut.mockClear();
    const labels = [
      'Edit Application',
      'Invitations1',
      'My tickets',
      'Settings',
      'My Wallets',
      'Log out',
    ];
    await unfold(story, labels);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await unfold(story, labels);
  },
});

/** Waitlist mode hides the wallets. */
export const DaterWaitlistMode = meta.story({
  args: headerFor({ user: acceptedDater, waitlistMode: true }),
  play: (story) => unfold(story, ['Edit Application', 'Settings', 'Log out']),
});

/** To the first featured event that one has no ticket for, by its slug. */
export const WithInvitation = meta.story({
  args: headerFor({ user: acceptedDater, waitlistMode: true, isInvited: true }),
  play: async (story) => {
    await unfold(story, ['Edit Application', 'Invitations1', 'Settings', 'Log out']);
    await expect(screen.getByRole('menuitem', { name: /Invitations/ })).toHaveAttribute(
      'href',
      '/events/the-long-table-new-york-4',
    );
  },
});

export const WithoutInvitation = meta.story({
  args: headerFor({ user: acceptedDater, hasUpcomingTickets: true }),
  play: (story) =>
    unfold(story, ['Edit Application', 'My tickets', 'Settings', 'My Wallets', 'Log out']),
});

export const WithTickets = meta.story({
  args: headerFor({ user: acceptedDater, waitlistMode: true, hasUpcomingTickets: true }),
  play: async (story) => {
    await unfold(story, ['Edit Application', 'My tickets', 'Settings', 'Log out']);
    await expect(screen.getByRole('menuitem', { name: 'My tickets' })).toHaveAttribute(
      'href',
      '/tickets',
    );
  },
});

export const WithoutTickets = meta.story({
  args: headerFor({ user: acceptedDater, isInvited: true }),
  play: (story) =>
    unfold(story, ['Edit Application', 'Invitations1', 'Settings', 'My Wallets', 'Log out']),
});

export const Admin = meta.story({
  args: headerFor({ user: adminUser, waitlistMode: true }),
  play: (story) => unfold(story, ['Edit Application', 'Settings', 'Admin View', 'Log out']),
});

export const Host = meta.story({
  args: headerFor({ user: hostUser, waitlistMode: true }),
  play: (story) => unfold(story, ['Edit Application', 'Settings', 'Host View', 'Log out']),
});

export const AdminAndHost = meta.story({
  args: headerFor({ user: { ...hostUser, admin: true }, waitlistMode: true }),
  play: (story) =>
    unfold(story, ['Edit Application', 'Settings', 'Admin View', 'Host View', 'Log out']),
});

/** A visitor has no picture to press: what there is stands in the menu of small screens. */
export const LoggedOutSmall = meta.story({
  args: headerFor({ user: null }),
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = canvas.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }));
    await expect(canvas.getByRole('link', { name: 'Live Support' })).toBeVisible();
  },
});
