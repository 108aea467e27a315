import type { EventSignup } from '@perigee/api';
import { guests } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { ticketServerMessages } from '@perigee/domain/tickets';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { Section } from '../../../components/Section/Section.tsx';
import { guestsFor, managedEvent } from '../story-data.ts';
import { GuestListPanel, type GuestListPanelProps } from './GuestListPanel.tsx';

/** The list without the guests who are taken off it, as after a refetch. */
function WithoutCancelled({ guests: first, onCancelSignup, ...rest }: GuestListPanelProps) {
  const [listed, setListed] = useState<readonly EventSignup[]>(first);
  return (
    <Section as="div" column space="list">
      <GuestListPanel
        {...rest}
        guests={listed}
        onCancelSignup={async (userId, refund) => {
          await onCancelSignup(userId, refund);
          setListed((current) => current.filter((guest) => guest.userId !== userId));
        }}
      />
    </Section>
  );
}

const meta = preview.meta({
  title: 'Screens/Host portal/Guest list',
  component: GuestListPanel,
  parameters: portalParameters,
  decorators: [inPortal],
  render: (args) => <WithoutCancelled {...args} />,
  args: {
    event: managedEvent,
    guests: guests as readonly EventSignup[],
    can: { giveTickets: true, cancelSignups: true, invite: true },
    isOver: false,
    inviteUrl: 'https://perigee.example/login/the-long-table' as string | null,
    onGiveTicket: fn(async () => undefined),
    onCancelSignup: fn(async () => undefined),
    onInviteAll: fn(async () => 3),
    write: fn(async () => undefined),
  },
});

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr[data-index] bdi:first-child')]
    .map((name) => name.textContent)
    .filter((name) => !name.startsWith('@'));

/** Paid, reserved and free tickets. */
export const Attendees = meta.story({ parameters: otherPortalTheme });

Attendees.test(
  'says a status in words that the app does not know',
  { args: { guests: guests.map((guest) => ({ ...guest, status: unknownValue('on_hold') })) } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('On hold')[0]).toBeVisible());
  },
);

Attendees.test('finds a guest by a part of the name, without its accent', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('Search guests'), 'elod');
  await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Élodie']));
  await userEvent.keyboard('ix');
  const clear = await canvas.findByRole('button', { name: managerMessages.guests.clear });
  await userEvent.click(clear);
  await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(17));
});

Attendees.test('filters by status and gender', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Reserved' }));
  await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Mateo']));
  await userEvent.click(canvas.getByRole('combobox', { name: 'Gender' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Women' }));
  await expect(await canvas.findByText(managerMessages.guests.noneFound)).toBeVisible();
});

Attendees.test('sorts by the ticket', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ticket' }));
  await expect(namesIn(canvasElement)[0]).toBe('Ines');
});

Attendees.test('exports the guests that are found', async ({ canvas, userEvent }) => {
  const files: Blob[] = [];
  const create = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#saved';
  });
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await userEvent.type(canvas.getByLabelText('Search guests'), 'noor');
  await canvas.findByText('@noor');
  await waitFor(() => expect(canvas.queryByText('@mateo.i')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await findToast('1 guest exported');
  await expect(click.mock.contexts[0]).toHaveAttribute('download', 'guest-list-the-long-table.csv');
  await expect(await files[0]?.text()).toContain('\r\n1022,Noor,noor,Woman,going,20,yes,');
  create.mockRestore();
  click.mockRestore();
});

Attendees.test('refunds a paid ticket, and moves the focus to the next guest', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Refund Jonah' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund Jonah?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus());
  await waitFor(() =>
    expect(dialog.getByText('Jonah leaves the guest list and gets $20.00 back.')).toBeVisible(),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await findToast(managerMessages.cancelSignup.done);
  await expect(args.onCancelSignup).toHaveBeenCalledWith(1106, true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Refund Hana' })).toHaveFocus());
});

Attendees.test('deletes an unpaid signup', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Ines' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Ines’s signup?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await findToast(managerMessages.cancelSignup.done);
  await expect(args.onCancelSignup).toHaveBeenCalledWith(1105, false);
});

Attendees.test(
  'keeps a guest whose signup could not be cancelled',
  { args: { onCancelSignup: fn(async () => Promise.reject(new UserFacingError('No'))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund Noor' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund Noor?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await findToast('Unable to cancel user signup');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refund Noor' })).toHaveFocus());
  },
);

Attendees.test('invites all after a confirmation', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Invite all' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Invite all?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invite all' }));
  await findToast('3 users invited');
  await expect(args.onInviteAll).toHaveBeenCalledOnce();
});

Attendees.test(
  'shows a failed invitation without a toast',
  {
    args: {
      onInviteAll: fn(async () =>
        Promise.reject(new UserFacingError(ticketServerMessages.tooManyInvitations)),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite all' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Invite all?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite all' }));
    await waitFor(() =>
      expect(dialog.getByText(ticketServerMessages.tooManyInvitations)).toBeVisible(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

Attendees.test(
  'stays quick with 2,000 guests',
  { args: { guests: guestsFor(2000) } },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1 to 20 of 2,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    await expect(namesIn(canvasElement)).toHaveLength(20);
    await userEvent.type(canvas.getByLabelText('Search guests'), '11999');
    await waitFor(() => expect(namesIn(canvasElement)).toHaveLength(1));
  },
);

/** The question before a refund. */
export const Refund = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund Noor' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Without guests there is no table. */
export const Empty = meta.story({
  args: { guests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: managerMessages.guests.none })).toBeVisible();
  },
});
