import { acceptedDater } from '@perigee/api/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Header } from './Header.tsx';
import { headerFor } from './story-data.ts';

/** The header of small screens, and the sheet that its hamburger opens. */
const meta = preview.meta({
  title: 'Components/Layout/HeaderMenu',
  component: Header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
});

const onLogOut = fn();

const visitor = headerFor({ user: null, onSignIn: fn() });

const member = headerFor({
  user: acceptedDater,
  isInvited: true,
  hasUpcomingTickets: true,
  onLogOut,
});

interface Opening {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the sheet, and waits for the end of the transition because axe measures the contrast. */
async function open({ canvas, userEvent }: Opening): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const sheet = canvas.getByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }));
}

export const Visitor = meta.story({ args: visitor });

export const Member = meta.story({ args: member });

export const VisitorOpen = meta.story({ args: visitor, play: (story) => open(story) });

export const MemberOpen = meta.story({ args: member, play: (story) => open(story) });

export const UnreadMessages = meta.story({
  args: headerFor({ user: acceptedDater, hasUpcomingTickets: true, unreadCount: 120, onLogOut }),
  play: async (story) => {
    await open(story);
    const sheet = story.canvas.getByRole('dialog', { name: 'Menu' });
    const link = within(sheet).getByRole('link', { name: /^Matches ?, 120 unread messages$/ });
    await expect(within(link).getByText('99+')).toBeVisible();
  },
});

Member.test(
  'locks the page while it is open, and returns the focus',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('navigation', { hidden: true })).not.toBeVisible();
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    const hamburger = canvas.getByRole('button', { name: 'Menu' });
    // After the logo.
    await userEvent.tab();
    await userEvent.tab();
    await expect(hamburger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    await expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();

    // The browser's reaction to Escape. The key event of a script does not trigger it.
    sheet.requestClose();
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(hamburger).toHaveFocus();
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  },
);

// Only visitors have the Live Support link.
VisitorOpen.test(
  'links to Live Support, and opens the sign-in',
  async ({ args, canvas, userEvent }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(within(sheet).getByRole('link', { name: 'Live Support' })).toHaveAttribute(
      'href',
      '/live-support',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(sheet).not.toHaveAttribute('open');
  },
);

MemberOpen.test('links to all pages of the member, and logs out', async ({ canvas, userEvent }) => {
  onLogOut.mockClear();
  const sheet = canvas.getByRole('dialog', { name: 'Menu' });
  const links = within(sheet).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual([
    'Likes',
    'Matches',
    'Edit Application',
    'Invitations1',
    'My tickets',
    'Settings',
    'My Wallets',
  ]);
  await expect(links[0]).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Log out' }));
  await expect(onLogOut).toHaveBeenCalledOnce();
  await expect(sheet).not.toHaveAttribute('open');
});
