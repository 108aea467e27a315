import type { MatchFeedback } from '@perigee/api';
import { longMemberFeedback, memberFeedback } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { adminMessages, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready, type Loadable } from '../../../loadable.ts';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { MatchFeedbackDialog, type MatchFeedbackDialogProps } from './MatchFeedbackDialog.tsx';

/** The list with the notes that are added, as after a refetch. */
function Growing({ feedback, onAdd, ...rest }: MatchFeedbackDialogProps) {
  const [notes, setNotes] = useState(feedback);
  return (
    <MatchFeedbackDialog
      {...rest}
      feedback={notes}
      onAdd={async (text) => {
        await onAdd(text);
        const added = { id: 99, text, createdAt: '2026-12-01T12:00:00.000Z' };
        setNotes((current) =>
          current.status === 'ready' ? ready([added, ...current.data]) : current,
        );
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Match feedback',
  component: MatchFeedbackDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  render: (args) => <Growing {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Noor Rahimi',
    feedback: ready(memberFeedback) as Loadable<readonly MatchFeedback[]>,
    onAdd: fn<MatchFeedbackDialogProps['onAdd']>(async () => undefined),
  },
});

const texts = userPageMessages.feedbackList;

const findField = () => screen.findByLabelText(texts.text);
const addButton = () => screen.getByRole('button', { name: texts.add });
const notesShown = () =>
  within(screen.getByRole('list', { name: texts.list('Noor Rahimi') })).getAllByRole('listitem');

/** The newest note first; the button waits for a text. */
export const Rows = meta.story({
  parameters: otherPortalTheme,
  play: async () => {
    await findField();
    await expect(addButton()).toBeDisabled();
  },
});

Rows.test('adds a note, which is first then', async ({ args, userEvent }) => {
  const field = await findField();
  await userEvent.type(field, 'Prefers a walk to a dinner.');
  await userEvent.click(addButton());
  await findToast(adminMessages.feedbackAdded);
  await expect(args.onAdd).toHaveBeenLastCalledWith('Prefers a walk to a dinner.');
  const [first] = notesShown() as [HTMLElement];
  await expect(first).toHaveTextContent('Prefers a walk to a dinner.');
  await expect(first).toHaveTextContent('1 Dec 2026, 12:00 PM UTC');
  await expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
});

Rows.test('adds a note with Ctrl and Enter', async ({ args, userEvent }) => {
  await userEvent.type(await findField(), 'Travels in May.{Control>}{Enter}{/Control}');
  await findToast(adminMessages.feedbackAdded);
  await expect(args.onAdd).toHaveBeenLastCalledWith('Travels in May.');
});

Rows.test(
  'keeps the text after a failure',
  { args: { onAdd: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ userEvent }) => {
    const field = await findField();
    await userEvent.type(field, 'Travels in May.');
    await userEvent.click(addButton());
    await findToast(messages.tryAgain);
    await expect(field).toHaveValue('Travels in May.');
    await expect(notesShown()).toHaveLength(3);
  },
);

/** The first note is being added. */
export const Adding = meta.story({
  args: {
    feedback: ready([]),
    onAdd: fn<MatchFeedbackDialogProps['onAdd']>(() => new Promise<void>(() => undefined)),
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(texts.none)).toBeInTheDocument();
    await userEvent.type(await findField(), 'Prefers a walk to a dinner.');
    await userEvent.click(addButton());
    await expect(addButton()).toHaveAttribute('aria-busy', 'true');
  },
});

/** More notes than fit on a page. */
export const Pages = meta.story({ args: { feedback: ready(longMemberFeedback) } });

Pages.test('shows 10 notes on a page', async ({ userEvent }) => {
  await findField();
  await expect(notesShown()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect(notesShown()).toHaveLength(2);
});

export const Empty = meta.story({ args: { feedback: ready([]) } });

export const Loading = meta.story({ args: { feedback: loading } });

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { feedback: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads the notes again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
