import type { Event } from '@perigee/api';
import { eveningMatches, eveningSchedule, publicUser } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import {
  hostPortalServerMessages,
  managerMessages,
  portalMessages,
} from '@perigee/domain/host-portal';
import { ticketMessages } from '@perigee/domain/tickets';
import { use, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { unknownValue } from '#.storybook/unknown-value';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { loading, ready } from '../../../loadable.ts';
import { AFTERWARDS, managed, NOW } from '../story-data.ts';
import { EventManagerPage, type EventManagerPageProps } from './EventManagerPage.tsx';

const forever = new Promise<never>(() => undefined);

/** A form whose code does not load. */
const Suspended = () => use(forever);

const meta = preview.meta({
  title: 'Screens/Host portal/Event manager',
  component: EventManagerPage,
  parameters: portalParameters,
  decorators: [inPortal],
  args: {
    managed: ready(managed({})),
    matches: ready([]),
    payouts: {
      account: ready({ dashboardLink: 'https://payments.example/amira' }),
      connectHref: 'https://payments.example/connect',
    },
    isAdmin: false,
    portalHref: '/portal',
    host: null as EventManagerPageProps['host'],
    viewerTimeZone: 'America/New_York',
    linksOf: (slug: string) => ({
      invite: `https://perigee.example/login/${slug}`,
      page: `https://perigee.example/events/${slug}`,
    }),
    updateForm: <TextField label="Event Name" defaultValue="The Long Table" />,
    now: NOW,
    write: fn(async () => undefined),
    asOneChange: async (send) => send(),
    onAccept: fn(async () => undefined),
    onDecline: fn(async () => undefined),
    onGiveTicket: fn(async () => undefined),
    onCancelSignup: fn(async () => undefined),
    onInviteAll: fn(async () => 3),
    onInviteUsers: fn(async () => 1),
    onAddPicture: fn(async () => undefined),
    onGenerateSchedule: fn(async () => undefined),
    onDeleteSchedule: fn(async () => undefined),
    onApprove: fn(async () => undefined),
    onArchive: fn(async () => undefined),
  },
});

/** An event that is created: applicants wait, and places are left. */
export const TicketSales = meta.story({ parameters: otherPortalTheme });

TicketSales.test(
  'names both time zones where the clocks of the host differ',
  { args: { viewerTimeZone: 'America/Los_Angeles' } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/Eastern Time, /)).toBeVisible();
    await expect(canvas.getByText(/^Where you are: .* Pacific Time$/)).toBeVisible();
    // Once in each part with dates: the applicants, the guests, and the schedule.
    const named = canvas.getAllByText(managerMessages.timesIn('Eastern Time'));
    await expect(named).toHaveLength(3);
  },
);

TicketSales.test('names no time zone where the clocks agree', async ({ canvas }) => {
  await expect(canvas.queryByText(/Eastern Time|Where you are/)).toBeNull();
});

TicketSales.test(
  'leads an admin to the host',
  { args: { isAdmin: true, host: { name: 'Amira Saleh', href: '/hosts/amira-saleh' } } },
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hosted by Amira Saleh' });
    await expect(link).toHaveAttribute('href', '/hosts/amira-saleh');
  },
);

TicketSales.test(
  'says a status in words that the app does not know',
  { args: { managed: ready(managed({ status: unknownValue('moved_to_spring') })) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Moved to spring')).toBeVisible();
  },
);

TicketSales.test('leads back to the portal', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Event Manager');
  const back = canvas.getByRole('link', { name: 'Back To Portal' });
  await expect(back).toHaveAttribute('href', '/portal');
});

TicketSales.test('says what is sold and left by gender', async ({ canvas }) => {
  await expect(canvas.getByRole('meter', { name: 'Men' })).toHaveAttribute('aria-valuemax', '10');
  await expect(canvas.getByText('2 available')).toBeVisible();
  await expect(canvas.getByText('$300')).toBeVisible();
  await expect(canvas.getByText('2 men, 1 woman')).toBeVisible();
});

TicketSales.test('copies the links, and confirms each in its way', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Copy invite link' }));
  await expect(args.write).toHaveBeenLastCalledWith('https://perigee.example/login/the-long-table');
  await expect(await canvas.findByText(messages.copy.done)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy event URL' }));
  await expect(args.write).toHaveBeenLastCalledWith(
    'https://perigee.example/events/the-long-table',
  );
  await findToast(messages.copy.toClipboard);
});

TicketSales.test('keeps what is typed into the form of the other tab', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('tab', { name: 'Update Event Info' }));
  await userEvent.type(canvas.getByLabelText('Event Name'), ', again');
  await userEvent.click(canvas.getByRole('tab', { name: 'Ticket Sales' }));
  await expect(canvas.getByRole('heading', { name: 'Applicants' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Update Event Info' }));
  await expect(canvas.getByLabelText('Event Name')).toHaveValue('The Long Table, again');
});

TicketSales.test('generates a schedule', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(/^8 rounds of 6 minutes, from 7:15 PM\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Generate schedule' }));
  await findToast(managerMessages.schedule.generated);
  await expect(args.onGenerateSchedule).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Schedule' })).toHaveFocus());
});

TicketSales.test(
  'shows why a schedule was not generated',
  {
    args: {
      onGenerateSchedule: fn(async () =>
        Promise.reject(new UserFacingError(hostPortalServerMessages.tooFewGuests)),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate schedule' }));
    await findToast(hostPortalServerMessages.tooFewGuests);
  },
);

TicketSales.test(
  'says why no schedule can be generated after a change of the event',
  { args: { managed: ready(managed({ status: 'updated' })) } },
  async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Schedule' }));
    await expect(panel.getByText(managerMessages.schedule.closedByUpdate)).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy invite link' })).toBeVisible();
  },
);

TicketSales.test(
  'has no payouts account for an admin',
  { args: { payouts: null, isAdmin: true } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Payouts account' })).toBeNull();
  },
);

/** Its guests can be neither refunded nor deleted. */
export const Bachelorette = meta.story({
  args: { managed: ready(managed({ bachelorette: publicUser })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(?:Refund|Delete) / })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Accept Theo' })).toBeVisible();
  },
});

/** The dialogs over the page that opens them. */
export const GiveFreeTicket = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: managerMessages.giveTicket.title }));
    const dialog = within(
      await screen.findByRole('dialog', { name: managerMessages.giveTicket.title }),
    );
    await waitFor(() =>
      expect(dialog.getByLabelText(managerMessages.giveTicket.userId)).toHaveFocus(),
    );
  },
});

export const InviteAllQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: managerMessages.inviteAll.action }));
    await screen.findByRole('alertdialog', { name: 'Invite all?' });
  },
});

export const RefundQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [refund] = canvas.getAllByRole('button', { name: /^Refund / });
    await userEvent.click(refund as HTMLElement);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Refund' })).toBeEnabled();
  },
});

const NEW_EVENT: Partial<Event> = {
  Signups: [],
  gallery: [],
  tickets: [
    { gender: 'M', genderPreference: 'F', sold: 0, available: 5 },
    { gender: 'F', genderPreference: 'M', sold: 0, available: 5 },
  ],
};

/** A new event, without a ticket sold. */
export const NoGuests = meta.story({
  args: {
    managed: ready(managed(NEW_EVENT, 0)),
    payouts: { account: ready({}), connectHref: 'https://payments.example/connect' },
  },
});

NoGuests.test('copies the invite link in place of the guests', async (context) => {
  const { canvas, userEvent } = context;
  const list = within(canvas.getByRole('region', { name: 'Guest list' }));
  await userEvent.click(list.getByRole('button', { name: 'Copy invite link' }));
  await findToast(messages.copy.link);
  await expect(canvas.queryByRole('heading', { name: 'Applicants' })).toBeNull();
});

/** One pool of tickets for every gender. */
export const OnePool = meta.story({
  args: {
    managed: ready(
      managed({
        sexualOrientation: 'open',
        tickets: [{ gender: 'others', genderPreference: 'others', sold: 17, available: 3 }],
      }),
    ),
  },
});

export const Scheduled = meta.story({
  args: { managed: ready(managed({ schedule: eveningSchedule })) },
});

Scheduled.test('shows the pairs of the chosen round', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Round 1, 7:15 PM to 7:21 PM')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: '3' }));
  await expect(canvas.getByText('Round 3, 7:31 PM to 7:37 PM')).toBeVisible();
  await expect(canvas.getByText('Jonah and Hana')).toBeVisible();
});

/** The question before the schedule is deleted. */
export const DeleteScheduleQuestion = meta.story({
  args: { managed: ready(managed({ schedule: eveningSchedule })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete schedule' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete schedule?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus());
  },
});

DeleteScheduleQuestion.test('deletes the schedule', async ({ args, userEvent }) => {
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete schedule?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete schedule' }));
  await findToast(managerMessages.schedule.deleted);
  await expect(args.onDeleteSchedule).toHaveBeenCalledOnce();
});

Scheduled.test(
  'keeps the schedule once the event has started',
  { args: { managed: ready(managed({ schedule: eveningSchedule, status: 'started' })) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Round 1, 7:15 PM to 7:21 PM')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete schedule' })).toBeNull();
  },
);

Scheduled.test(
  'says why the schedule cannot be changed after a change of the event',
  { args: { managed: ready(managed({ schedule: eveningSchedule, status: 'updated' })) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(managerMessages.schedule.closedByUpdate)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete schedule' })).toBeNull();
  },
);

/** After the event: nothing can be changed, and the matches are first. */
export const Over = meta.story({
  args: {
    managed: ready(
      managed(
        {
          status: 'completed',
          Signups: managed({}).event.Signups?.filter(({ status }) => status === 'going') ?? [],
        },
        300,
      ),
    ),
    matches: ready(eveningMatches),
    now: AFTERWARDS,
  },
});

Over.test('takes no action any more', async ({ canvas }) => {
  await expect(canvas.getByText(ticketMessages.eventOver)).toBeVisible();
  await expect(canvas.getByText('Noor and Samir')).toBeVisible();
  for (const name of [/^Refund/, /^Delete/, 'Invite all', 'Give Free Ticket', 'Copy invite link']) {
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  }
});

Over.test(
  'says that the event was cancelled',
  { args: { managed: ready(managed({ status: 'archived' })) } },
  async ({ canvas }) => {
    await expect(canvas.getByText(managerMessages.cancelled)).toBeVisible();
  },
);

const inReview = ready(managed({ ...NEW_EVENT, status: 'pending' }, 0));

/** The host waits for an admin. */
export const InReview = meta.story({ args: { managed: inReview } });

InReview.test('has no invite link yet, and says why', async ({ canvas }) => {
  await expect(canvas.getByText(portalMessages.review)).toBeVisible();
  await expect(canvas.getByText(managerMessages.links.inReview)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Copy invite link' })).toBeNull();
});

InReview.test('offers no free ticket, which the server would refuse', async ({ canvas }) => {
  await expect(canvas.getByText(managerMessages.guests.noneInReview)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Give Free Ticket' })).toBeNull();
});

InReview.test(
  'says that the event was not approved once its time is over',
  { args: { now: AFTERWARDS } },
  async ({ canvas }) => {
    await expect(canvas.getByText(managerMessages.notApproved)).toBeVisible();
    await expect(canvas.getByText(managerMessages.guests.noneClosed)).toBeVisible();
    await expect(canvas.queryByText(ticketMessages.eventOver)).toBeNull();
  },
);

/** An admin answers. */
export const Review = meta.story({ args: { managed: inReview, isAdmin: true, payouts: null } });

Review.test('approves the event', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
  await findToast(managerMessages.review.approved);
  await expect(args.onApprove).toHaveBeenCalledOnce();
});

/** The page with the answer of the admin. */
function Answered(props: EventManagerPageProps) {
  const [status, setStatus] = useState<Event['status']>('pending');
  return (
    <EventManagerPage
      {...props}
      managed={ready(managed({ ...NEW_EVENT, status }, 0))}
      onApprove={async () => setStatus('created')}
      onArchive={async () => setStatus('archived')}
    />
  );
}

Review.test(
  'moves the focus to the links that an approved event has',
  { render: (args) => <Answered {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const links = canvas.getByRole('heading', { name: managerMessages.links.title });
    await waitFor(() => expect(links).toHaveFocus());
  },
);

Review.test(
  'moves the focus to the notice of an archived event',
  { render: (args) => <Answered {...args} /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Archive this event?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const notice = canvas.getByText(managerMessages.cancelled).closest('[role=status]');
    await waitFor(() => expect(notice).toHaveFocus());
  },
);

/** The question before the event is archived. */
export const ArchiveQuestion = meta.story({
  args: { managed: inReview, isAdmin: true, payouts: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await screen.findByRole('alertdialog', { name: 'Archive this event?' });
  },
});

ArchiveQuestion.test('archives the event', async ({ args, userEvent }) => {
  const dialog = within(screen.getByRole('alertdialog', { name: 'Archive this event?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await findToast(managerMessages.review.archived);
  await expect(args.onArchive).toHaveBeenCalledOnce();
});

/** The form is given by the route. */
export const UpdateEventInfo = meta.story({ args: { defaultTab: 'update-event-info' } });

UpdateEventInfo.test(
  'says that the form loads',
  { args: { updateForm: <Suspended /> } },
  async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(within(panel).getByText('Loading')).toBeInTheDocument();
  },
);

export const Loading = meta.story({ args: { managed: loading, matches: loading } });

const onRetry = fn();

export const Failed = meta.story({
  args: { managed: { status: 'error', message: messages.unableToProcess, onRetry } },
});

Failed.test('loads the event again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
