import { acceptedDater } from '@perigee/api/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Header } from '../../../components/Header/Header.tsx';
import { headerFor, small } from '../story-data.ts';

const member = headerFor({ user: acceptedDater, isInvited: true, hasUpcomingTickets: true });

const meta = preview.meta({
  title: 'Screens/Shell/HeaderHamburgerMenu',
  component: Header,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: small,
});

interface Opening {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the sheet, and waits until it has come. */
async function open({ canvas, userEvent }: Opening): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const sheet = canvas.getByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }));
  return sheet;
}

const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

export const Closed = meta.story({
  args: member,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  },
});

export const OpenBodyScrollLocked = meta.story({
  args: member,
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent });
    await expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  },
});

/** Live Support stands here only for visitors. */
export const LoggedOut = meta.story({
  args: headerFor({ user: null }),
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await open({ canvas, userEvent }));
    await expect(sheet.getByRole('link', { name: 'Live Support' })).toHaveAttribute(
      'href',
      '/live-support',
    );
    await expect(sheet.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  args: member,
  play: async ({ canvas, userEvent }) => {
    const sheet = within(await open({ canvas, userEvent }));
    await expect(texts(sheet.getAllByRole('link'))).toEqual([
      'Likes',
      'Matches',
      'Edit Application',
      'Invitations1',
      'My tickets',
      'Settings',
      'My Wallets',
    ]);
    await expect(sheet.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});
