import { messages, UserFacingError } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { findToast } from '#.storybook/toasts.tsx';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { FreeMonthsDialog, type FreeMonthsDialogProps } from './FreeMonthsDialog.tsx';

function Closable({ onOpenChange, ...rest }: FreeMonthsDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <FreeMonthsDialog
      {...rest}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Admin/Add Free Months',
  component: FreeMonthsDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  render: (args) => <Closable {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Noor Rahimi',
    onAdd: fn<FreeMonthsDialogProps['onAdd']>(async () => undefined),
  },
});

const texts = userPageMessages.freeMonths;

/** The button waits for a value and a reason; the unit is weeks. */
export const Empty = meta.story({
  parameters: otherPortalTheme,
  play: async () => {
    await expect(await screen.findByRole('button', { name: texts.title })).toBeDisabled();
    await expect(screen.getByRole('combobox', { name: texts.unit })).toHaveTextContent('weeks');
  },
});

Empty.test('takes 1 to 12', async ({ userEvent }) => {
  const value = screen.getByLabelText(texts.value);
  await userEvent.type(screen.getByLabelText(texts.reason), 'Our mistake.');
  for (const outside of ['0', '13']) {
    await userEvent.clear(value);
    await userEvent.type(value, outside);
    await waitFor(() => expect(screen.getByText(texts.outOfRange)).toBeVisible());
    await expect(screen.getByRole('button', { name: texts.title })).toBeDisabled();
  }
  await userEvent.clear(value);
  await userEvent.type(value, '12');
  await expect(screen.getByRole('button', { name: 'Add 12 weeks' })).toBeEnabled();
});

Empty.test('needs a reason', async ({ userEvent }) => {
  await userEvent.type(screen.getByLabelText(texts.value), '1');
  await userEvent.type(screen.getByLabelText(texts.reason), '  ');
  await expect(screen.getByRole('button', { name: texts.title })).toBeDisabled();
  await userEvent.type(screen.getByLabelText(texts.reason), 'Ill');
  await expect(screen.getByRole('button', { name: 'Add 1 week' })).toBeEnabled();
});

export const Filled = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(texts.value), '2');
    await userEvent.click(screen.getByRole('combobox', { name: texts.unit }));
    await userEvent.click(await screen.findByRole('option', { name: 'months' }));
    await userEvent.type(
      screen.getByLabelText(texts.reason),
      'Missed two events through a fault of ours.',
    );
  },
});

Filled.test('adds the months, and closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 months' }));
  await findToast(membershipMessages.freeMonthsAdded);
  await expect(args.onAdd).toHaveBeenLastCalledWith(
    '2 months',
    'Missed two events through a fault of ours.',
  );
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});

Filled.test(
  'is busy until the response arrives',
  { args: { onAdd: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: 'Add 2 months' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
);

Filled.test(
  'has a message of its own for a failure without one',
  { args: { onAdd: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 months' }));
    await findToast(membershipMessages.freeMonthsNotAdded);
    await expect(screen.getByLabelText(texts.value)).toHaveValue('2');
  },
);

Filled.test(
  'shows the message of the server',
  {
    args: {
      onAdd: fn(async () => Promise.reject(new UserFacingError(messages.unableToProcess))),
    },
  },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 months' }));
    await findToast(messages.unableToProcess);
  },
);
