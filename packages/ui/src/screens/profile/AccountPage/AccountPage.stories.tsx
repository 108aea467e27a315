import type { SocialAccount } from '@perigee/api';
import { UserFacingError } from '@perigee/domain';
import { profileMessages, profileServerMessages } from '@perigee/domain/profile';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { AccountPage, type AccountPageProps } from './AccountPage.tsx';
import { account, paris } from './story-data.ts';

const never = () => new Promise<never>(() => undefined);
const refuse = (message: string) => () => Promise.reject(new UserFacingError(message));

const meta = preview.meta({
  title: 'Screens/Profile/Account',
  component: AccountPage,
  args: {
    account: ready(account),
    liveSupportHref: '/live-support',
    onLookUpPlaces: fn(async () => [paris]),
    onSave: fn(async () => {}),
    onUnsavedChange: fn(),
    onLinkAccount: fn(async () => ({ closed: new Promise<void>(() => undefined) })),
    onUnlinkAccount: fn(async () => {}),
    onOpenMagicLink: fn(),
    onLogOut: fn(),
    onDeleteAccount: fn(async () => {}),
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/account' } },
  decorators: [onSite],
});

type Canvas = ReturnType<typeof within>;
type User = { type: (element: Element, text: string) => Promise<void> } & {
  click: (element: Element) => Promise<void>;
  clear: (element: Element) => Promise<void>;
};

const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save' });

async function choosePlace(canvas: Canvas, userEvent: User) {
  const field = await canvas.findByRole('combobox', { name: 'Location' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Paris');
  await userEvent.click(await screen.findByRole('option', { name: /Paris/ }));
  await waitFor(() => expect(field).toHaveValue(paris.location));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Loaded = meta.story({ parameters: otherTheme });

Loaded.test(
  'shows the account, opens the sign-in on other devices and logs out',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Idris Okafor');
    for (const label of ['Name', 'Username', 'Email']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    await expect(await canvas.findByRole('combobox', { name: 'Location' })).toHaveValue(
      'Toronto, Ontario, Canada',
    );
    await expect(canvas.getByText('@idris')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in on another device' }));
    await expect(args.onOpenMagicLink).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(args.onUnsavedChange).toHaveBeenCalledWith(false);
  },
);

Loaded.test('saves nothing without changes', async ({ args, canvas, userEvent }) => {
  await userEvent.click(save(canvas));
  await findToast(profileMessages.noChanges);
  await expect(args.onSave).not.toHaveBeenCalled();
});

Loaded.test(
  'saves a place by keyboard, and then has no unsaved changes',
  async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Paris');
    await screen.findByRole('option', { name: /Paris/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue(paris.location));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(paris));
    // The text is also announced, in an element beside the toast.
    const toast = await screen.findByText('Settings Saved', { selector: 'p' });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
);

Loaded.test(
  'is busy while it saves',
  { args: { onSave: fn(never) } },
  async ({ canvas, userEvent }) => {
    await choosePlace(canvas, userEvent);
    await userEvent.click(save(canvas));
    await waitFor(() => expect(save(canvas)).toHaveAttribute('aria-busy', 'true'));
  },
);

Loaded.test(
  'keeps the place if saving fails',
  { args: { onSave: fn(refuse('Unable to process request')) } },
  async ({ args, canvas, userEvent }) => {
    await choosePlace(canvas, userEvent);
    await userEvent.click(save(canvas));
    await findToast('Unable to process request');
    await expect(await canvas.findByRole('combobox', { name: 'Location' })).toHaveValue(
      paris.location,
    );
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
  },
);

// The email cannot be edited here, and nothing is saved with an invalid one.
Loaded.test(
  'refuses a stored email that is invalid',
  { args: { account: ready({ ...account, email: 'idris@example' }) } },
  async ({ args, canvas, userEvent }) => {
    await choosePlace(canvas, userEvent);
    await userEvent.click(save(canvas));
    await waitFor(() => expect(canvas.getByText('Please use a valid email address')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Loaded.test(
  'shows that an account could not be linked',
  { args: { onLinkAccount: fn(refuse('')) } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: 'Link LinkedIn' });
    await userEvent.click(link);
    await findToast('Unable to link account, please try again');
    await expect(link).toHaveFocus();
  },
);

Loaded.test(
  'is busy while it logs out',
  { args: { onLogOut: fn(never) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);

/** The user links an account in a window that closes, and unlinks it. */
function Changing(args: AccountPageProps) {
  const [accounts, setAccounts] = useState<readonly SocialAccount[]>([]);
  return (
    <AccountPage
      {...args}
      account={ready({ ...account, accounts })}
      onLinkAccount={async () => {
        setAccounts(account.accounts);
        return { closed: Promise.resolve() };
      }}
      onUnlinkAccount={async () => setAccounts([])}
    />
  );
}

Loaded.test(
  'says nothing of the window in which the account was linked',
  { render: (args) => <Changing {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link TikTok' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink TikTok' }));
    await screen.findByRole('alertdialog', { name: 'Unlink TikTok?' });
    await userEvent.click(screen.getByRole('button', { name: 'Unlink' }));
    await canvas.findByRole('button', { name: 'Link TikTok' });
    await expect(canvas.queryByText(/the window was closed/)).toBeNull();
  },
);

/** A user who has just signed up: no username, no place, no accounts. */
export const MissingFields = meta.story({
  args: {
    account: ready({
      ...account,
      username: null,
      email: null,
      location: { text: '', place: null },
      accounts: [],
    }),
    onOpenMagicLink: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveValue('');
    await expect(canvas.getAllByText('Not linked')).toHaveLength(6);
  },
});

/** The user typed a place, and chose none of the suggestions. */
export const LocationMissingCoordinates = meta.story({
  args: { onLookUpPlaces: fn(async () => []) },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' });
    await userEvent.clear(field);
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(save(canvas));
    await waitFor(() => expect(canvas.getByText('Please fill out your location!')).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

let closeWindow: () => void = () => undefined;

/** The network asks the user in a separate window, and its row points to that window. */
export const Linking = meta.story({
  args: {
    onLinkAccount: fn(async () => ({
      closed: new Promise<void>((resolve) => {
        closeWindow = resolve;
      }),
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Link Instagram' });
    await userEvent.click(button);
    await expect(args.onLinkAccount).toHaveBeenCalledWith('instagram');
    await waitFor(() => expect(canvas.getByText('Go on in the window that opened.')).toBeVisible());
    await expect(button).toHaveFocus();
    button.blur();
  },
});

Linking.test(
  'shows that the window was closed, and opens it again',
  async ({ args, canvas, userEvent }) => {
    closeWindow();
    await waitFor(() => expect(canvas.getByText(/the window was closed/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Link Instagram' }));
    await waitFor(() => expect(canvas.getByText('Go on in the window that opened.')).toBeVisible());
    await expect(args.onLinkAccount).toHaveBeenCalledTimes(2);
  },
);

/** The user must confirm first. */
export const Unlinking = meta.story({
  args: { onUnlinkAccount: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink TikTok' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink TikTok?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onUnlinkAccount).not.toHaveBeenCalled();
  },
});

Unlinking.test('is busy while it unlinks', async ({ args, userEvent }) => {
  const unlink = screen.getByRole('button', { name: 'Unlink' });
  await userEvent.click(unlink);
  await expect(args.onUnlinkAccount).toHaveBeenCalledWith(account.accounts[0]);
  await expect(unlink).toHaveAttribute('aria-busy', 'true');
});

const deleteDialog = () => screen.findByRole('alertdialog', { name: 'Delete your account?' });

/** A host sees the consequences for events. The focus is on the button that changes nothing. */
export const DeleteAsked = meta.story({
  args: { account: ready({ ...account, isHost: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = await deleteDialog();
    await waitFor(() => expect(dialog).toBeVisible());
    const inDialog = within(dialog);
    await waitFor(() => expect(inDialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(
      inDialog.getByText(
        'The events that you host are deleted. Delete those with paid tickets first.',
      ),
    ).toBeVisible();
  },
});

DeleteAsked.test('deletes nothing without the typed word', async ({ args, userEvent }) => {
  const dialog = within(await deleteDialog());
  const field = dialog.getByLabelText('Type DELETE to confirm');
  await userEvent.type(field, 'yes');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Type DELETE to continue'));
  await expect(field).toHaveFocus();
  await expect(args.onDeleteAccount).not.toHaveBeenCalled();
});

DeleteAsked.test('deletes with Enter in the field', async ({ args, userEvent }) => {
  const field = within(await deleteDialog()).getByLabelText('Type DELETE to confirm');
  await userEvent.type(field, 'yes{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Type DELETE to continue'));
  await userEvent.clear(field);
  await userEvent.type(field, 'delete{Enter}');
  await waitFor(() => expect(args.onDeleteAccount).toHaveBeenCalledOnce());
});

DeleteAsked.test(
  'stays open and shows a host with paid tickets for upcoming events the required action',
  { args: { onDeleteAccount: fn(refuse(profileServerMessages.paidEventsAhead)) } },
  async ({ args, userEvent }) => {
    const dialog = within(await deleteDialog());
    await userEvent.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await findToast(profileServerMessages.paidEventsAhead);
    await expect(dialog.getByLabelText('Type DELETE to confirm')).toHaveValue('delete');
    await expect(args.onDeleteAccount).toHaveBeenCalledOnce();
  },
);

/** Every section is in its place, so that nothing moves when the settings load. */
export const Loading = meta.story({
  args: { account: loading },
  play: async ({ canvas }) => {
    const titles = within(canvas.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent);
    await expect(titles).toEqual([
      'Personal details',
      'Linked accounts',
      'Devices',
      'Delete account',
    ]);
  },
});

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { account: { status: 'error', message: 'Unable to process request', onRetry } },
});

LoadFailed.test('loads again, and still lets the user log out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
});

/** Words without a break, in fields and rows. */
export const LongContent = meta.story({
  args: {
    account: ready({
      ...account,
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      accounts: [{ id: 9, platform: 'tiktok', handle: 'a'.repeat(60) }],
    }),
  },
});
