import type { AdminUser, Subscription } from '@perigee/api';
import { reviewedMember } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { adminMessages, adminServerMessages, userPageMessages } from '@perigee/domain/admin';
import { membershipMessages, membershipServerMessages } from '@perigee/domain/membership';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { loading, ready, type Loadable } from '../../../loadable.ts';
import { AdminUserPage, type AdminUserPageProps } from './AdminUserPage.tsx';

/** The page with the changes that the calls make, as after a refetch. */
function Changing({ user: first, ...props }: AdminUserPageProps) {
  const [user, setUser] = useState(first);
  const change = (next: (member: AdminUser) => AdminUser) =>
    setUser((current) =>
      current.status === 'ready' && current.data !== null ? ready(next(current.data)) : current,
    );
  const subscribe = (changes: Partial<Subscription>) =>
    change(({ subscription = { status: 'active', active: true }, ...member }) => ({
      ...member,
      subscription: { ...subscription, ...changes },
    }));
  return (
    <AdminUserPage
      {...props}
      user={user}
      onUpdateHNum={async (hNum) => {
        await props.onUpdateHNum(hNum);
        change((member) => ({ ...member, hNum }));
      }}
      onChangeAccountType={async () => {
        await props.onChangeAccountType();
        change((member) => ({ ...member, ignore: false }));
      }}
      onDecidePhoto={async (decision) => {
        await props.onDecidePhoto(decision);
        change((member) => ({
          ...member,
          images: member.images.map((image) =>
            image.id === decision.id ? { ...image, ...decision } : image,
          ),
        }));
      }}
      onPause={async () => {
        await props.onPause();
        subscribe({ status: 'paused' });
      }}
      onResume={async () => {
        await props.onResume();
        subscribe({ status: 'active' });
      }}
      onPreventRenewal={async () => {
        await props.onPreventRenewal();
        subscribe({ migrateToReplacementPlanAfterCancellation: false });
      }}
    />
  );
}

const memberWith = (changes: Partial<AdminUser>): Loadable<AdminUser | null> =>
  ready({ ...reviewedMember, ...changes });

const subscribed = (changes: Partial<Subscription>) =>
  memberWith({ subscription: { status: 'active', active: true, amount: 9900, ...changes } });

const done = () => fn(async () => undefined);
const failing = (text?: string) =>
  fn(async () =>
    Promise.reject(text === undefined ? new Error('offline') : new UserFacingError(text)),
  );

const meta = preview.meta({
  title: 'Screens/Admin/User',
  component: AdminUserPage,
  parameters: { ...portalParameters, adminPage: 'users' },
  decorators: [inAdmin],
  render: (args) => <Changing {...args} />,
  args: {
    user: memberWith({}),
    now: new Date('2026-12-01T12:00:00Z'),
    usersHref: '/admin/users/active',
    aiHref: '/admin/users/noor/ai',
    profileLinkOf: ({ username }: AdminUser) => `https://perigee.example/@${username}`,
    onOpenDialog: fn(),
    onUpdateHNum: done() as AdminUserPageProps['onUpdateHNum'],
    onChangeAccountType: done(),
    onDecidePhoto: done() as AdminUserPageProps['onDecidePhoto'],
    onPause: done(),
    onResume: done(),
    onAddFreeMonths: done() as AdminUserPageProps['onAddFreeMonths'],
    onPreventRenewal: done(),
    onDelete: done(),
    onDeleted: fn(),
  },
});

const { photos, adminsOnly, subscription: subscriptionTexts, deletion, account } = userPageMessages;

/** A member with an active subscription. */
export const Active = meta.story({ parameters: otherPortalTheme });

Active.test('shows what only admins see', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Noor Rahimi, 31');
  for (const text of ['noor@example.com', '+12125550126', 'M, 28 to 40', '$99.00']) {
    await expect(canvas.getByText(text)).toBeVisible();
  }
  await expect(canvas.getByText('1 Jan 2027')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^noor\.r/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/noor.r',
  );
});

Active.test('opens its dialogs, with their keys too', async ({ args, canvas, userEvent }) => {
  for (const [name, dialog] of [
    [userPageMessages.recommendations, 'recommendations'],
    [userPageMessages.feedback, 'feedback'],
    [userPageMessages.queue, 'queue'],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith(dialog);
  }
  for (const [key, dialog] of [
    ['r', 'recommendations'],
    ['b', 'feedback'],
    ['q', 'queue'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect(args.onOpenDialog).toHaveBeenLastCalledWith(dialog);
  }
});

Active.test('updates the hNum', async ({ args, canvas, userEvent }) => {
  const update = canvas.getByRole('button', { name: adminsOnly.update });
  await expect(update).toBeDisabled();
  await userEvent.click(canvas.getByRole('combobox', { name: adminsOnly.hNum }));
  await expect(await screen.findAllByRole('option')).toHaveLength(10);
  await userEvent.click(screen.getByRole('option', { name: '9' }));
  await userEvent.click(update);
  await findToast(adminMessages.userUpdated);
  await expect(args.onUpdateHNum).toHaveBeenLastCalledWith(9);
  await expect(update).toBeDisabled();
});

Active.test(
  'is busy while the hNum is updated',
  { args: { onUpdateHNum: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: adminsOnly.hNum }));
    await userEvent.click(await screen.findByRole('option', { name: '9' }));
    const update = canvas.getByRole('button', { name: adminsOnly.update });
    await userEvent.click(update);
    await expect(update).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(update);
    await expect(args.onUpdateHNum).toHaveBeenCalledOnce();
  },
);

Active.test(
  'keeps the chosen hNum after a failure',
  { args: { onUpdateHNum: failing() } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: adminsOnly.hNum });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: '9' }));
    await userEvent.click(canvas.getByRole('button', { name: adminsOnly.update }));
    await findToast(messages.tryAgain);
    await expect(field).toHaveTextContent('9');
  },
);

Active.test('pauses the subscription', async ({ args, canvas, userEvent }) => {
  const pause = canvas.getByRole('button', { name: subscriptionTexts.pause });
  await userEvent.click(pause);
  await findToast(membershipMessages.paused);
  await expect(args.onPause).toHaveBeenCalledOnce();
  await expect(canvas.getByText('PAUSED')).toBeVisible();
  await expect(pause).toHaveTextContent(subscriptionTexts.resume);
  await expect(pause).toHaveFocus();
});

Active.test(
  'says why the subscription was not paused',
  { args: { onPause: failing(membershipServerMessages.notPausable) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: subscriptionTexts.pause }));
    await findToast(membershipServerMessages.notPausable);
    await expect(canvas.getByText('ACTIVE')).toBeVisible();
  },
);

Active.test('adds free months', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: subscriptionTexts.addFreeMonths }));
  await userEvent.type(await screen.findByLabelText(userPageMessages.freeMonths.value), '2');
  await userEvent.type(screen.getByLabelText(userPageMessages.freeMonths.reason), 'Our mistake.');
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 weeks' }));
  await findToast(membershipMessages.freeMonthsAdded);
  await expect(args.onAddFreeMonths).toHaveBeenLastCalledWith('2 weeks', 'Our mistake.');
});

/** A photo that waits for its decision. */
export const PhotoToReview = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: photos.show(2, 3) }));
    await expect(canvas.getByText(photos.pending)).toBeVisible();
  },
});

PhotoToReview.test('approves the photo', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: photos.approveThis }));
  await findToast(photos.approved('Noor Rahimi'));
  await expect(args.onDecidePhoto).toHaveBeenLastCalledWith({
    id: 42,
    moderationStatus: 'Approved',
  });
  await expect(canvas.queryByText(photos.pending)).toBeNull();
  await expect(canvas.queryByRole('button', { name: photos.approveThis })).toBeNull();
  await expect(canvas.getByRole('region', { name: photos.label('Noor Rahimi') })).toHaveFocus();
});

PhotoToReview.test('rejects the photo with a reason', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: photos.reject }));
  const dialog = within(await screen.findByRole('dialog', { name: photos.reject }));
  await userEvent.type(dialog.getByLabelText(photos.reason), 'Too dark');
  await userEvent.click(dialog.getByRole('button', { name: photos.reject }));
  await findToast(photos.hasRejected('Noor Rahimi'));
  await expect(args.onDecidePhoto).toHaveBeenLastCalledWith({
    id: 42,
    moderationStatus: 'Rejected',
    rejectionReason: 'Too dark',
  });
  await expect(canvas.getByText('Too dark')).toBeVisible();
});

PhotoToReview.test(
  'enlarges the photo, by its key and by a press',
  async ({ canvas, userEvent }) => {
    const name = 'Noor Rahimi, photo 2 of 3';
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.keyboard('z');
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByRole('img', { name })).toBeInTheDocument();
    await close();
    await userEvent.click(canvas.getByRole('button', { name }));
    await screen.findByRole('dialog', { name });
    await close();
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
);

PhotoToReview.test('turns the photos in a circle', async ({ canvas, userEvent }) => {
  const next = canvas.getByRole('button', { name: 'Next photo' });
  await userEvent.click(next);
  await expect(canvas.getByText('Your face cannot be seen')).toBeVisible();
  await userEvent.click(next);
  await expect(canvas.getByRole('img', { name: 'Noor Rahimi, photo 1 of 3' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
  await expect(canvas.getByRole('img', { name: 'Noor Rahimi, photo 3 of 3' })).toBeVisible();
});

export const Trialing = meta.story({
  args: { user: subscribed({ status: 'trialing', nextChargeAt: '2026-12-15T10:00:00.000Z' }) },
});

/** The button reads Resume, and there is no next charge. */
export const Paused = meta.story({ args: { user: subscribed({ status: 'paused' }) } });

Paused.test('resumes the subscription', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: subscriptionTexts.resume }));
  await findToast(membershipMessages.resumed);
  await expect(args.onResume).toHaveBeenCalledOnce();
  await expect(canvas.getByText('ACTIVE')).toBeVisible();
});

/** The subscription moves to another plan when it ends. */
export const Migrating = meta.story({
  args: {
    user: subscribed({
      nextChargeAt: '2027-01-01T10:00:00.000Z',
      migrateToReplacementPlanAfterCancellation: true,
    }),
  },
});

/** Before the renewal is prevented. */
export const PreventRenewal = meta.story({
  args: Migrating.input.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: subscriptionTexts.preventRenewal }));
    const title = await screen.findByText(membershipMessages.preventRenewal);
    await waitFor(() => expect(title).toBeVisible());
  },
});

const confirmButton = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });

PreventRenewal.test('prevents the renewal', async ({ args, canvas, userEvent }) => {
  await userEvent.click(confirmButton(subscriptionTexts.preventRenewal));
  await findToast(membershipMessages.renewalPrevented);
  await expect(args.onPreventRenewal).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: subscriptionTexts.title })).toHaveFocus(),
  );
});

PreventRenewal.test(
  'stays open after a failure',
  { args: { onPreventRenewal: failing() } },
  async ({ userEvent }) => {
    await userEvent.click(confirmButton(subscriptionTexts.preventRenewal));
    await findToast(messages.tryAgain);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
);

/** Every value is missing, and so are the actions. */
export const NoSubscription = meta.story({
  args: { user: ready((({ subscription: _none, ...member }) => member)(reviewedMember)) },
});

NoSubscription.test('offers no action on a subscription', async ({ canvas }) => {
  await expect(canvas.getAllByText(userPageMessages.missing)).toHaveLength(3);
  const { pause, resume, addFreeMonths, preventRenewal } = subscriptionTexts;
  for (const name of [pause, resume, addFreeMonths, preventRenewal]) {
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  }
});

/** The server knows statuses and genders that the app does not know. */
export const UnknownValues = meta.story({
  args: {
    user: memberWith({
      waitlistStatus: unknownValue('on_hold'),
      gender: 'of_another_kind',
      genderPreference: ['F', 'of_another_kind'],
      subscription: { status: unknownValue('past_due'), active: true, amount: 9900 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(canvas.getByText('PAST DUE')).toBeVisible();
    await expect(canvas.getByText('Of another kind')).toBeVisible();
    await expect(canvas.getByText(/^F, Of another kind/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: subscriptionTexts.pause })).toBeNull();
  },
});

/** An account that is flagged 'ignore', of a user with little more than a name. */
export const IgnoreUser = meta.story({
  args: {
    user: ready({
      ...(({ subscription: _none, ...member }) => member)(reviewedMember),
      ignore: true,
      waitlistStatus: 'pending',
      images: [],
      username: null,
      email: null,
      instagramLink: 'noor on instagram',
      genderPreference: [],
      preference: null,
      applicationStatuses: [],
      hNum: null,
      profile: {},
    }),
  },
});

IgnoreUser.test('changes the account type after a confirmation', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: account.change }));
  const dialog = within(await screen.findByRole('alertdialog', { name: account.confirm }));
  await userEvent.click(dialog.getByRole('button', { name: account.change }));
  await findToast(adminMessages.userUpdated);
  await expect(args.onChangeAccountType).toHaveBeenCalledOnce();
  await expect(canvas.queryByText(account.ignored)).toBeNull();
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: adminsOnly.title })).toHaveFocus(),
  );
});

/** Before a user is deleted. */
export const DeleteUser = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: deletion.action }));
    const text = await screen.findByText('Noor Rahimi, 1026');
    await waitFor(() => expect(text).toBeVisible());
  },
});

DeleteUser.test('deletes the user, and returns to the list', async ({ args, userEvent }) => {
  await userEvent.click(confirmButton(deletion.action));
  await findToast(adminMessages.userDeleted);
  await expect(args.onDelete).toHaveBeenCalledOnce();
  await expect(args.onDeleted).toHaveBeenCalledOnce();
});

DeleteUser.test(
  'is busy while the user is deleted',
  { args: { onDelete: fn(() => new Promise<void>(() => undefined)) } },
  async ({ userEvent }) => {
    await userEvent.click(confirmButton(deletion.action));
    await expect(confirmButton(deletion.action)).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
);

DeleteUser.test(
  'says why the user was not deleted',
  { args: { onDelete: failing(adminServerMessages.lastAdmin) } },
  async ({ args, userEvent }) => {
    await userEvent.click(confirmButton(deletion.action));
    await findToast(adminServerMessages.lastAdmin);
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
);

export const NotFound = meta.story({ args: { user: ready(null) } });

NotFound.test('leads to the active users', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(adminMessages.notFound);
  for (const link of canvas.getAllByRole('link', { name: 'Active Users' })) {
    await expect(link).toHaveAttribute('href', '/admin/users/active');
  }
});

export const Loading = meta.story({ args: { user: loading } });

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { user: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads the user again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
