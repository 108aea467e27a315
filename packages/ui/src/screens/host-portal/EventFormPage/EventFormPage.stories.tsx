import type { EventForm, Media } from '@perigee/api';
import { eventLookups } from '@perigee/api/fixtures';
import { messages, UserFacingError } from '@perigee/domain';
import { eventFormMessages, eventMessages, type EventFormDraft } from '@perigee/domain/events';
import { portalMessages } from '@perigee/domain/host-portal';
import { pictureMessages } from '@perigee/domain/profile';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cropClosed, cropOpen } from '#.storybook/crop-steps';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { pictureFile } from '../../../components/ImageField/story-files.ts';
import { loading, ready } from '../../../loadable.ts';
import { EventFormPage } from './EventFormPage.tsx';
import { admin, cardHost, draftOf, host, nineCandles, NOW, seasonedHost } from './story-data.ts';

const create = fn<(form: EventForm) => Promise<void>>();
const upload = fn<(file: File) => Promise<Media>>();
const onCreated = fn();
const onDraftChange = fn<(draft: EventFormDraft | null) => void>();
const onUnsavedChange = fn<(unsaved: boolean) => void>();

const never = () => new Promise<never>(() => undefined);

const meta = preview.meta({
  title: 'Screens/Host portal/New Event',
  component: EventFormPage,
  parameters: portalParameters,
  decorators: [inPortal],
  args: {
    task: { mode: 'create' as const, onCreate: create, onCreated },
    portalHref: '/portal',
    lookups: ready(eventLookups),
    user: host,
    host: cardHost,
    now: NOW,
    viewerTimeZone: 'America/New_York',
    findImagesHref: 'https://pictures.example.org/',
    onUploadPicture: upload,
    onDraftChange,
    onUnsavedChange,
  },
  beforeEach: () => {
    create.mockReset();
    create.mockResolvedValue();
    upload.mockReset();
    upload.mockResolvedValue({ id: 990, url: '/pictures/covers/07.jpg' });
    onCreated.mockReset();
    onDraftChange.mockReset();
    onUnsavedChange.mockReset();
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
type Canvas = Pick<Context, 'canvas'>;

const { form: rules } = eventMessages;
const texts = eventFormMessages;

const { reviewed, live } = texts.creation;
const submitButton = ({ canvas }: Canvas) => canvas.getByRole('button', { name: reviewed.submit });
/** The same for an admin. */
const createButton = ({ canvas }: Canvas) => canvas.getByRole('button', { name: live.submit });
const orientation = ({ canvas }: Canvas, name: string) => canvas.getByRole('radio', { name });
/** The notice with all messages. The form has a second alert, at its end. */
const findNotice = async ({ canvas }: Canvas) => {
  await canvas.findByText(/things? to correct$/);
  return canvas.getAllByRole('alert')[0]!;
};

/** A new form of a host: the first options, and the defaults. */
export const Host = meta.story({ parameters: otherPortalTheme });

Host.test('has the defaults, and locks what admins decide', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New Event');
  await expect(canvas.getByRole('link', { name: texts.backToPortal })).toHaveAttribute(
    'href',
    '/portal',
  );
  await expect(canvas.getByRole('radio', { name: '8 rounds of 6 minutes' })).toBeChecked();
  await expect(orientation({ canvas }, 'Straight')).toBeChecked();
  await expect(canvas.getByLabelText('Min age')).toHaveValue('20');
  await expect(canvas.getByLabelText('Max age')).toHaveValue('35');
  await expect(canvas.getByRole('checkbox', { name: 'Scheduled' })).toBeChecked();
  await expect(canvas.getByLabelText('Visibility')).toHaveValue('Private');
  await expect(canvas.getByLabelText('Visibility')).toHaveAttribute('readonly');
  await expect(canvas.getByLabelText('Price in USD')).toHaveValue('20');
  await expect(canvas.getByLabelText('Price in USD')).toHaveAttribute('readonly');
  await expect(canvas.getByLabelText('Minimum male tickets')).toHaveValue('5');
  await expect(canvas.getByLabelText('Minimum female tickets')).toHaveValue('5');
  await expect(canvas.getByLabelText('Event Name')).toHaveAttribute('maxlength', '35');
  await expect(canvas.getByLabelText('Event Description')).toHaveAttribute('maxlength', '500');
  await expect(canvas.getByRole('link', { name: /Find HD Images/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  for (const label of ['Slug', 'Frequency', 'Bachelorette user ID']) {
    await expect(canvas.queryByLabelText(label)).toBeNull();
  }
  await expect(canvas.getByText(portalMessages.review)).toBeVisible();
  await expect(onUnsavedChange).not.toHaveBeenCalledWith(true);
});

Host.test(
  'names the start on the clocks of the host where they differ',
  { args: { viewerTimeZone: 'Europe/Lisbon' } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Where you are: .* Western European Time$/)).toBeVisible();
  },
);

Host.test('ignores Enter in the title', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Event Name'), 'Nine Candles{Enter}');
  await expect(canvas.queryByText(/to correct$/)).toBeNull();
  await expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await expect(onDraftChange.mock.lastCall?.[0]?.values.title).toBe('Nine Candles');
});

Host.test('raises an age that is too low, and lowers one that is too high', async (context) => {
  const { canvas, userEvent } = context;
  const [min, max] = [canvas.getByLabelText('Min age'), canvas.getByLabelText('Max age')];
  await userEvent.clear(min);
  await userEvent.type(min, '12');
  await userEvent.clear(max);
  await userEvent.type(max, '400');
  await userEvent.tab();
  await expect(min).toHaveValue('18');
  await expect(max).toHaveValue('100');
});

Host.test('follows the location with the time zone', async ({ canvas, userEvent }) => {
  const zone = canvas.getByLabelText('Time zone');
  await expect(zone).toHaveValue('Eastern Time, America/New_York');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Los Angeles' }));
  await waitFor(() => expect(zone).toHaveValue('Pacific Time, America/Los_Angeles'));
});

Host.test('offers minutes 00 and 30', async ({ canvas }) => {
  const minutes = within(canvas.getByRole('combobox', { name: 'Minute' }));
  const offered = minutes.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(offered).toEqual(['00', '30']);
});

/** Tickets for men only. */
export const Gay = meta.story({
  play: async (context) => {
    await context.userEvent.click(orientation(context, 'Gay'));
    await expect(await context.canvas.findByText(texts.pool.men(6))).toBeVisible();
  },
});

/** Tickets for women only. */
export const Lesbian = meta.story({
  play: async (context) => {
    await context.userEvent.click(orientation(context, 'Lesbian'));
    await expect(await context.canvas.findByText(texts.pool.women(6))).toBeVisible();
  },
});

/** The tickets of each orientation are its defaults; only a straight event has quantities to choose. */
export const OtherOrientation = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const [name, text] of [
      ['Gay', texts.pool.men(6)],
      ['Lesbian', texts.pool.women(6)],
      ['LGBTQ+', texts.pool.everyone(6)],
      ['Open to all', texts.pool.everyone(6)],
    ] as const) {
      await userEvent.click(orientation(context, name));
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await expect(canvas.queryByLabelText('Minimum male tickets')).toBeNull();
    }
  },
});

OtherOrientation.test('returns to the defaults of a straight event', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(orientation(context, 'Straight'));
  await expect(await canvas.findByLabelText('Minimum male tickets')).toHaveValue('5');
  await expect(canvas.getByLabelText('Minimum female tickets')).toHaveValue('5');
});

/** Days before the earliest one are disabled. */
export const EarliestDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Date' }));
    const disabled = await screen.findByRole('button', { name: / 7 December/ });
    await expect(disabled).toBeDisabled();
    await expect(screen.getByRole('button', { name: / 8 December/ })).toBeEnabled();
  },
});

/** A host of level 3 may begin in an hour. */
export const ShortNotice = meta.story({
  args: { user: seasonedHost },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/two weeks' notice/)).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Date' }));
    await expect(await screen.findByRole('button', { name: /23 November/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /24 November/ })).toBeEnabled();
  },
});

/** Every message together, each at its field as well. */
export const SeveralErrors = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const min = canvas.getByLabelText('Min age');
    await userEvent.clear(min);
    await userEvent.type(min, '50');
    await userEvent.click(submitButton(context));
    await waitFor(() => expect(canvas.getByLabelText('Event Name')).toHaveFocus());
    const links = within(await findNotice(context)).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      rules.titleMissing,
      rules.descriptionMissing,
      rules.imageMissing,
      rules.verticalImageMissing,
      rules.agesCrossed,
    ]);
    await expect(create).not.toHaveBeenCalled();
  },
});

SeveralErrors.test(
  'leads to each field, whose error goes when it is corrected',
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      within(await findNotice(context)).getByRole('link', { name: rules.agesCrossed }),
    );
    await expect(canvas.getByLabelText('Min age')).toHaveFocus();
    await expect(canvas.getByLabelText('Min age')).toHaveAccessibleDescription(rules.agesCrossed);
    const max = canvas.getByLabelText('Max age');
    await userEvent.clear(max);
    await userEvent.type(max, '60');
    await waitFor(() => expect(canvas.queryByText(rules.agesCrossed)).toBeNull());
    await userEvent.click(
      within(await findNotice(context)).getByRole('link', { name: rules.imageMissing }),
    );
    await expect(canvas.getByLabelText('Event Image')).toHaveFocus();
    await expect(await findNotice(context)).toHaveTextContent(texts.toCorrect(4));
  },
);

/** One message. */
export const OneError = meta.story({
  args: { draft: draftOf({ ...nineCandles, day: '2026-12-01' }) },
  play: async (context) => {
    await context.userEvent.click(submitButton(context));
    await expect(await findNotice(context)).toHaveTextContent(
      `${texts.toCorrect(1)}${rules.startTooSoon}`,
    );
    await waitFor(() =>
      expect(context.canvas.getByRole('combobox', { name: 'Date' })).toHaveFocus(),
    );
  },
});

/** What was typed before a reload is here again, with its pictures, and in the preview. */
export const DraftFound = meta.story({ args: { draft: draftOf(nineCandles) } });

DraftFound.test('shows the values in the form and in the preview', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('Event Name')).toHaveValue('Nine Candles'));
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Supper');
  await expect(canvas.getByText(texts.draft.found)).toBeVisible();
  await expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
});

DraftFound.test(
  'shows the button of a free event as its page does',
  { args: { draft: draftOf({ ...nineCandles, ticketPrice: 0 }) } },
  async ({ canvas }) => {
    // The preview is drawn after the form.
    await expect(await canvas.findByText('Free')).toBeVisible();
    await expect(await canvas.findByText('Reserve')).toBeVisible();
  },
);

DraftFound.test('starts over', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.draft.startOver }));
  await waitFor(() => expect(canvas.getByLabelText('Event Name')).toHaveValue(''));
  await expect(canvas.queryByText(texts.draft.found)).toBeNull();
  await expect(onDraftChange).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false));
});

/** The preview as a card. */
export const CardPreview = meta.story({
  args: { draft: draftOf(nineCandles) },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.queryByRole('radio', { name: texts.preview.card });
    // On a phone the preview opens from the bar below the form.
    if (card === null) {
      await userEvent.click(canvas.getByRole('button', { name: texts.preview.title }));
      await userEvent.click(await screen.findByRole('radio', { name: texts.preview.card }));
    } else {
      await userEvent.click(card);
    }
  },
});

/** The picture under its frame, while it saves by itself. */
export const Cropping = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue();
    await userEvent.upload(
      canvas.getByLabelText('Event Image'),
      await pictureFile('covers/07.jpg'),
    );
    const dialog = within(await cropOpen());
    const save = dialog.getByRole('button', { name: pictureMessages.crop.save });
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The crop has saved itself, and the picture uploads. */
export const CroppingPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    upload.mockImplementation(never);
    await userEvent.upload(
      canvas.getByLabelText('Event Image'),
      await pictureFile('covers/07.jpg'),
    );
    await cropOpen();
    await cropClosed();
    await expect(upload).toHaveBeenCalledOnce();
  },
});

CroppingPicture.test('cannot be submitted while a picture is uploading', async (context) => {
  await expect(submitButton(context)).toBeDisabled();
});

/** The picture stays, with the message and a retry. */
export const UploadFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    upload.mockRejectedValueOnce(new Error('offline'));
    await userEvent.upload(
      canvas.getByLabelText('Event Image'),
      await pictureFile('covers/07.jpg'),
    );
    await cropOpen();
    await cropClosed();
    await expect(
      await canvas.findByText('Something went wrong uploading the image! Try again later.'),
    ).toBeVisible();
  },
});

UploadFailed.test('uploads the same picture again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onDraftChange.mock.lastCall?.[0]?.values.imageData?.id).toBe(990));
  await expect(upload).toHaveBeenCalledTimes(2);
});

/** The button keeps its place, and the toast says what happens. */
export const Submitting = meta.story({
  args: { draft: draftOf(nineCandles) },
  play: async (context) => {
    create.mockImplementation(never);
    await context.userEvent.click(submitButton(context));
    const busy = await context.canvas.findByRole('button', { name: reviewed.submitting });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await findToast(texts.creating);
  },
});

/** The event waits for its review; closing the dialog goes to the portal. */
export const Created = meta.story({
  args: { draft: draftOf(nineCandles) },
  play: async (context) => {
    await context.userEvent.click(submitButton(context));
    const dialog = await screen.findByRole('dialog', { name: texts.created });
    await expect(dialog).toHaveTextContent(reviewed.created);
    await expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Nine Candles',
        imageData: 981,
        verticalImageData: 982,
        startTime: '2026-12-19T01:00:00.000Z',
        location: 4,
        leftTickets: 5,
        rightTickets: 5,
        tags: { sexual_orientation: [1], age_group: [101], category: [202] },
      }),
    );
    await expect(onDraftChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
});

Created.test('goes to the portal', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: texts.toMyEvents }));
  await expect(onCreated).toHaveBeenCalledOnce();
});

Created.test('goes to the portal by Escape', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
});

/** A failure without its own message. What was typed stays. */
export const Failed = meta.story({
  args: { draft: draftOf(nineCandles) },
  play: async (context) => {
    create.mockRejectedValue(new Error('offline'));
    await context.userEvent.click(submitButton(context));
    await findToast(eventMessages.saveFailed);
    await expect(submitButton(context)).toBeEnabled();
    await expect(context.canvas.getByLabelText('Event Name')).toHaveValue('Nine Candles');
  },
});

Failed.test('says the reason of the server', async (context) => {
  create.mockRejectedValue(new UserFacingError(messages.unableToProcess));
  await context.userEvent.click(submitButton(context));
  await findToast(messages.unableToProcess);
});

/** A form of an admin: no picture is required, and nothing is locked. */
export const Admin = meta.story({ args: { user: admin } });

Admin.test('offers any minute, every visibility and the price', async ({ canvas, userEvent }) => {
  const minutes = within(canvas.getByRole('combobox', { name: 'Minute' }));
  await expect(minutes.getAllByRole('option')).toHaveLength(60);
  await userEvent.click(canvas.getByRole('radio', { name: 'Public' }));
  const price = canvas.getByLabelText('Price in USD');
  await userEvent.clear(price);
  await userEvent.type(price, '1000000000');
  await userEvent.tab();
  await expect(price).toHaveValue('10000');
});

Admin.test('says that the event needs no review', async ({ canvas }) => {
  await expect(canvas.getByText(live.note)).toBeVisible();
  await expect(canvas.queryByText(portalMessages.review)).toBeNull();
});

Admin.test('needs a title and a description only', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('Event Name'), 'Nine Candles');
  await userEvent.type(canvas.getByLabelText('Event Description'), 'One long table.');
  await userEvent.type(canvas.getByLabelText('Bachelorette user ID'), '1021');
  await userEvent.click(createButton(context));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  await expect(create.mock.lastCall?.[0]).toMatchObject({
    imageData: null,
    verticalImageData: null,
    bacheloretteUserId: 1021,
    slug: null,
    startTime: '2026-11-24T16:00:00.000Z',
  });
  const dialog = await screen.findByRole('dialog', { name: texts.created });
  await expect(dialog).toHaveTextContent(live.created);
});

/** Several orientations, a slug with a space, and an event that comes again. */
export const AdminSeries = meta.story({
  args: {
    user: admin,
    draft: draftOf(
      {
        ...nineCandles,
        slug: 'nine candles!',
        orientations: [4, 5],
        leftTickets: 6,
        rightTickets: 0,
        recurrenceFrequency: 'weekly',
        eventVisibility: 'Public',
        ticketPrice: 35,
      },
      admin,
    ),
  },
  play: async (context) => {
    await context.userEvent.click(createButton(context));
    await expect(await findNotice(context)).toHaveTextContent(rules.slugForm);
    await expect(context.canvas.getByText(texts.recurringNote)).toBeVisible();
    await expect(context.canvas.getByText('Fri 25 Dec, 8:00 PM')).toBeVisible();
    await expect(context.canvas.getByText('Fri 1 Jan, 8:00 PM')).toBeVisible();
  },
});

AdminSeries.test(
  'keeps the orientations in the order in which they are stored',
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Straight' }));
    await expect(await canvas.findByText(texts.decidesOnTickets('Straight'))).toBeVisible();
    await expect(await canvas.findByLabelText('Minimum male tickets')).toHaveValue('5');
    await expect(onDraftChange.mock.lastCall?.[0]?.values.orientations).toEqual([1, 4, 5]);
  },
);

AdminSeries.test('asks for at least one orientation', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Open to all' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'LGBTQ+' }));
  await userEvent.click(createButton(context));
  await canvas.findByRole('link', { name: texts.orientationMissing });
});

/** Long and hostile texts stay in their places, in the form and in the preview. */
export const LongTexts = meta.story({
  args: {
    draft: draftOf({
      ...nineCandles,
      title: '<img src=x onerror=alert(1)>WWWWWWW',
      description: `مرحبا ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)} <script>alert(1)</script>`,
    }),
  },
});

export const Loading = meta.story({ args: { lookups: loading } });

const onRetry = fn();

/** Without its lists the form stays empty. */
export const LookupsFailed = meta.story({
  args: { lookups: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LookupsFailed.test('loads them again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
