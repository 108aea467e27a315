import type { Event, EventUpdate, Media } from '@perigee/api';
import { eventLookups, guestList } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { eventFormMessages, eventMessages, eventServerMessages } from '@perigee/domain/events';
import { managerMessages, portalMessages } from '@perigee/domain/host-portal';
import { pictureMessages } from '@perigee/domain/profile';
import { ticketMessages } from '@perigee/domain/tickets';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs/Tabs.tsx';
import { loading, ready } from '../../../loadable.ts';
import { EventFormPage } from './EventFormPage.tsx';
import { EventFormPanel } from './EventFormPanel.tsx';
import { AFTERWARDS } from '../story-data.ts';
import { cardHost, host, NOW, storedEvent, storedValues } from './story-data.ts';

const update = fn<(changes: EventUpdate) => Promise<Event>>();
const reload = fn<() => Promise<Event>>();
const remove = fn<() => Promise<void>>();
const onDeleted = fn();
const onDraftChange = fn();
const onUnsavedChange = fn<(unsaved: boolean) => void>();

const task = {
  mode: 'update' as const,
  onReload: reload,
  onUpdate: update,
  onDelete: remove,
  onDeleted,
};

const meta = preview.meta({
  title: 'Screens/Host portal/Update Event Info',
  component: EventFormPage,
  parameters: portalParameters,
  decorators: [inPortal],
  args: {
    task: { ...task, event: ready(storedEvent) },
    portalHref: '/portal',
    lookups: ready(eventLookups),
    user: host,
    host: cardHost,
    now: NOW,
    viewerTimeZone: 'America/New_York',
    findImagesHref: 'https://pictures.example.org/',
    onUploadPicture: fn<(file: File) => Promise<Media>>(),
    onDraftChange,
    onUnsavedChange,
  },
  beforeEach: () => {
    update.mockReset();
    update.mockImplementation(async ({ title = storedEvent.title }) => ({
      ...storedEvent,
      title,
    }));
    reload.mockReset();
    reload.mockResolvedValue(storedEvent);
    remove.mockReset();
    remove.mockResolvedValue();
    onDeleted.mockReset();
    onDraftChange.mockReset();
    onUnsavedChange.mockReset();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

const texts = eventFormMessages;

const updateButton = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: texts.update });

async function retitle({ canvas, userEvent }: Context, title: string) {
  const field = canvas.getByLabelText('Event Name');
  await userEvent.clear(field);
  await userEvent.type(field, title);
  await userEvent.click(updateButton({ canvas }));
}

/** The form of a stored event. */
export const Loaded = meta.story({ parameters: otherPortalTheme });

Loaded.test('has the values of the event', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Event Name')).toHaveValue('Rooftop, Second Moon');
  await expect(canvas.getByRole('combobox', { name: 'Date' })).toHaveTextContent('18');
  await expect(canvas.getByRole('combobox', { name: 'Hour' })).toHaveValue('7');
  await expect(canvas.getByLabelText('Minimum male tickets')).toHaveValue('5');
  await expect(canvas.queryByText(portalMessages.review)).toBeNull();
});

Loaded.test('sends the changed fields only, and keeps what it saved', async (context) => {
  await retitle(context, 'Third Moon');
  await findToast(texts.updated);
  await expect(update).toHaveBeenCalledOnce();
  await expect(update).toHaveBeenCalledWith({ title: 'Third Moon' });
  await expect(context.canvas.getByLabelText('Event Name')).toHaveValue('Third Moon');
  await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false));
  await expect(onDraftChange).toHaveBeenLastCalledWith(null);
});

Loaded.test('keeps what is typed while an update is pending', async (context) => {
  const { canvas, userEvent } = context;
  const reply = Promise.withResolvers<Event>();
  update.mockReturnValueOnce(reply.promise);
  const name = canvas.getByLabelText('Event Name');
  await userEvent.type(name, '!');
  await userEvent.click(updateButton(context));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  await userEvent.type(name, '?');
  const stored = { ...storedEvent, title: `${storedEvent.title}!` };
  reload.mockResolvedValue(stored);
  reply.resolve(stored);
  await findToast(texts.updated);
  await expect(name).toHaveValue(`${storedEvent.title}!?`);
  await userEvent.click(updateButton(context));
  await waitFor(() => expect(update).toHaveBeenLastCalledWith({ title: `${storedEvent.title}!?` }));
});

Loaded.test('sends nothing without a change', async (context) => {
  await context.userEvent.click(updateButton(context));
  await findToast(texts.unchanged);
  await expect(update).not.toHaveBeenCalled();
});

Loaded.test('says that an update closes the schedule', async ({ canvas }) => {
  await expect(canvas.getByText(texts.closesSchedule)).toBeVisible();
});

Loaded.test(
  'does not say it where the schedule is closed already',
  { args: { task: { ...task, event: ready({ ...storedEvent, status: 'updated' }) } } },
  async ({ canvas }) => {
    await expect(updateButton({ canvas })).toBeEnabled();
    await expect(canvas.queryByText(texts.closesSchedule)).toBeNull();
  },
);

Loaded.test(
  'can only be read once the event is cancelled, and without a draft',
  {
    args: {
      task: { ...task, event: ready({ ...storedEvent, status: 'archived' }) },
      draft: { base: storedValues, values: { ...storedValues, title: 'Third Moon' } },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(managerMessages.cancelled)).toBeVisible();
    await expect(canvas.getByText(texts.readOnly)).toBeVisible();
    await expect(canvas.getByLabelText('Event Name')).toHaveValue('Rooftop, Second Moon');
    for (const field of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')]) {
      await expect(field).toBeDisabled();
    }
    const [more] = canvas.getAllByRole('button', { name: 'More', hidden: true });
    await expect(more).toHaveStyle({ pointerEvents: 'none' });
    await expect(canvas.queryByRole('button', { name: texts.update })).toBeNull();
    await expect(canvas.queryByRole('button', { name: texts.delete })).toBeNull();
  },
);

Loaded.test(
  'can only be read once the event is over',
  { args: { now: AFTERWARDS } },
  async ({ canvas }) => {
    await expect(canvas.getByText(ticketMessages.eventOver)).toBeVisible();
    await expect(canvas.getByLabelText('Event Name')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: texts.update })).toBeNull();
    await expect(canvas.queryByRole('button', { name: texts.delete })).toBeNull();
    for (const label of canvas.getAllByText(pictureMessages.field.replace)) {
      await expect(label).not.toBeVisible();
    }
  },
);

Loaded.test(
  'can be deleted, but not changed, once it was not approved in time',
  {
    args: {
      task: { ...task, event: ready({ ...storedEvent, status: 'pending' }) },
      now: AFTERWARDS,
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(managerMessages.notApproved)).toBeVisible();
    await expect(canvas.getByLabelText('Event Name')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: texts.update })).toBeNull();
    await expect(canvas.getByRole('button', { name: texts.delete })).toBeEnabled();
  },
);

export const Updating = meta.story({
  play: async (context) => {
    update.mockImplementation(() => new Promise(() => undefined));
    await retitle(context, 'Third Moon');
    await waitFor(() => expect(updateButton(context)).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The message of the server. What was typed stays. */
export const UpdateFailed = meta.story({
  play: async (context) => {
    update.mockRejectedValue(new UserFacingError(eventServerMessages.over));
    await retitle(context, 'Third Moon');
    await findToast(eventServerMessages.over);
    await expect(context.canvas.getByLabelText('Event Name')).toHaveValue('Third Moon');
  },
});

/** Another user has saved the same field meanwhile: nothing is overwritten unseen. */
export const ChangedElsewhere = meta.story({
  play: async (context) => {
    reload.mockResolvedValue({ ...storedEvent, title: 'Full Moon', minAge: 30 });
    await retitle(context, 'Third Moon');
    const dialog = await screen.findByRole('alertdialog', { name: texts.changed.title });
    await expect(dialog).toHaveTextContent('Event Name');
    await expect(dialog).not.toHaveTextContent('Min age');
    await expect(update).not.toHaveBeenCalled();
  },
});

ChangedElsewhere.test('saves the typed values after the question', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.changed.saveMine }));
  await waitFor(() => expect(update).toHaveBeenCalledWith({ title: 'Third Moon' }));
});

ChangedElsewhere.test('says which other fields were saved meanwhile', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.changed.saveMine }));
  await findToast(texts.updatedToo('Min age'));
});

/** The values of a draft, over those that another user saved since. */
export const DraftOfOlderEvent = meta.story({
  args: {
    draft: { base: storedValues, values: { ...storedValues, title: 'Third Moon' } },
    task: { ...task, event: ready({ ...storedEvent, description: 'Two tables.', minAge: 30 }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.draft.found)).toBeVisible();
    await expect(canvas.getByLabelText('Event Name')).toHaveValue('Third Moon');
    await expect(canvas.getByLabelText('Event Description')).toHaveValue('Two tables.');
    await expect(canvas.getByLabelText('Min age')).toHaveValue('30');
  },
});

DraftOfOlderEvent.test('saves the fields of the draft alone', async (context) => {
  reload.mockResolvedValue({ ...storedEvent, description: 'Two tables.', minAge: 30 });
  await context.userEvent.click(updateButton(context));
  await findToast(texts.updated);
  await expect(update).toHaveBeenCalledWith({ title: 'Third Moon' });
});

DraftOfOlderEvent.test('asks where both changed the same field', async (context) => {
  reload.mockResolvedValue({ ...storedEvent, title: 'Full Moon' });
  await context.userEvent.click(updateButton(context));
  await screen.findByRole('alertdialog', { name: texts.changed.title });
  await expect(update).not.toHaveBeenCalled();
});

DraftOfOlderEvent.test('starts over with what is stored now', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.draft.startOver }));
  await waitFor(() =>
    expect(canvas.getByLabelText('Event Name')).toHaveValue('Rooftop, Second Moon'),
  );
  await expect(canvas.getByLabelText('Event Description')).toHaveValue('Two tables.');
  await expect(onDraftChange).toHaveBeenLastCalledWith(null);
});

/** Guests have tickets. */
export const DeleteQuestion = meta.story({
  args: { task: { ...task, event: ready({ ...storedEvent, Signups: guestList }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.delete }));
    await screen.findByRole('alertdialog', { name: texts.deleteQuestion });
  },
});

DeleteQuestion.test('says what becomes of the tickets', async () => {
  const dialog = screen.getByRole('alertdialog', { name: texts.deleteQuestion });
  await expect(dialog).toHaveTextContent(texts.deleteText.withTickets('Rooftop, Second Moon'));
});

DeleteQuestion.test('deletes the event', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('alertdialog', { name: texts.deleteQuestion }));
  await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  await expect(remove).toHaveBeenCalledOnce();
});

DeleteQuestion.test(
  'promises nothing to guests where only applicants wait',
  {
    args: {
      task: {
        ...task,
        event: ready({
          ...storedEvent,
          Signups: guestList.map((guest) => ({ ...guest, status: 'applied' as const })),
        }),
      },
    },
  },
  async () => {
    const dialog = screen.getByRole('alertdialog', { name: texts.deleteQuestion });
    await expect(dialog).toHaveTextContent(texts.deleteText.withoutTickets('Rooftop, Second Moon'));
  },
);

DeleteQuestion.test('keeps the event', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.keep }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(remove).not.toHaveBeenCalled();
});

export const DeleteFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    remove.mockRejectedValue(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: texts.delete }));
    const dialog = within(await screen.findByRole('alertdialog', { name: texts.deleteQuestion }));
    await userEvent.click(dialog.getByRole('button', { name: texts.delete }));
    await findToast(eventMessages.deleteFailed);
    await expect(onDeleted).not.toHaveBeenCalled();
  },
});

/** The event waits for its review. */
export const InReview = meta.story({
  args: { task: { ...task, event: ready({ ...storedEvent, status: 'pending' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(portalMessages.review)).toBeVisible();
  },
});

/** In the Event Manager the form is a tab. */
export const InTab = meta.story({
  render: ({ portalHref: _portalHref, ...panel }) => (
    <Section as="div" column space="list">
      <Tabs value="update" onValueChange={() => undefined}>
        <TabList label="Event">
          <Tab value="sales">Ticket Sales</Tab>
          <Tab value="update">{texts.updateTitle}</Tab>
        </TabList>
        <TabPanel value="update">
          <EventFormPanel {...panel} />
        </TabPanel>
      </Tabs>
    </Section>
  ),
});

export const Loading = meta.story({ args: { task: { ...task, event: loading } } });
