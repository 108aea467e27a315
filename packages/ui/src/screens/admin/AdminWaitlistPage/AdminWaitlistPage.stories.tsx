import {
  applicantForAdmins,
  applicantsOfEveryStatus,
  emptyWaitlistPage,
  pendingApplicants,
  preApprovedApplicants,
} from '@perigee/api/fixtures';
import { limits, UserFacingError } from '@perigee/domain';
import {
  adminWaitlistMessages as texts,
  decisionConflict,
  WAITLIST_START,
  WAITLIST_TABS,
} from '@perigee/domain/admin';
import { WAITLIST_STATUS_LABELS } from '@perigee/domain/waitlist';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { unknownValue } from '#.storybook/unknown-value';
import { loading, ready } from '../../../loadable.ts';
import { AdminWaitlistPage, type AdminWaitlistPageProps } from './AdminWaitlistPage.tsx';
import { applicantsIn, LONG, NOW, RereadWaitlist, Waitlist } from './story-data.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Waitlist',
  component: AdminWaitlistPage,
  parameters: { ...portalParameters, adminPage: 'waitlist' },
  decorators: [inAdmin],
  render: (args) => <Waitlist {...args} />,
  args: {
    search: WAITLIST_START,
    onSearchChange: fn<AdminWaitlistPageProps['onSearchChange']>(),
    hrefOf: ({ tab }) => `/admin/waitlist?status=${tab}`,
    applicants: ready(pendingApplicants),
    busy: false,
    applicant: ready(applicantForAdmins),
    onPrefetch: fn(),
    onPrefetchPage: fn(),
    onDecide: fn<AdminWaitlistPageProps['onDecide']>(async () => undefined),
    asOneChange: async (send) => send(),
    onUnsavedChange: fn(),
    userHref: ({ id }) => `/admin/users/${id}`,
    now: NOW,
  },
});

const desktop = { globals: { viewport: { value: 'desktop' } } };

const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const rowOf = (name: string) => boxOf(name).closest('tr') as HTMLTableRowElement;
/** A place in the row without a control: a press there focuses the row. */
const ageOf = (name: string) =>
  within(rowOf(name)).getByText(/^\d+$/, { selector: 'td:nth-child(3)' });
const saveButton = (count: number) => screen.getByRole('button', { name: texts.save(count) });

/** A row that the header half covers would have a target that is too small for axe. */
const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

/** Applicants with values that the app does not know. */
const onHold = applicantsIn(unknownValue('on_hold'), { membershipType: unknownValue('day_guest') });

/** The applicants without a decision. */
export const List = meta.story({ parameters: otherPortalTheme });

List.test(
  'says values in words that the app does not know, and offers no decision on them',
  { args: { applicants: ready({ ...onHold, data: onHold.data.slice(0, 1), count: 1, pages: 1 }) } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Day guest')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Decision/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    const option = screen.getByRole('option', { name: 'On hold' });
    await waitFor(() => expect(option).toBeVisible());
  },
);

List.test('decides by keyboard, and goes on with the next row', async ({ args, userEvent }) => {
  await userEvent.click(ageOf('Anders Holm'));
  await expect(rowOf('Anders Holm')).toHaveFocus();
  await userEvent.keyboard(' 9f{ArrowDown}m');
  await expect(boxOf('Anders Holm')).toBeChecked();
  await expect(boxOf('Lena Hoffmann')).toBeChecked();
  await expect(screen.getByText(texts.summary(['pre-approved', 'maybe']))).toBeVisible();
  await expect(args.onDecide).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: 1301 }), {
    waitlistStatus: 'pre-approved',
    hNum: 9,
    membershipType: 'founding-member',
  });
  await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: 1302 }), {
    waitlistStatus: 'maybe',
  });
  await waitFor(() => expect(rowOf('Samir Haddad')).toHaveFocus());
  await expect(screen.queryByText('Anders Holm')).toBeNull();
  await expect(screen.getAllByText(texts.saved(['Anders Holm', 'Lena Hoffmann']))[0]).toBeVisible();
});

List.test('lists the keys of a row too', async ({ userEvent }) => {
  await userEvent.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keys' }));
  const { nextRow, previousRow, tick, decide } = texts.keys;
  for (const [key, label] of [
    ['↓', nextRow],
    ['↑', previousRow],
    ['Space', tick],
    ['Enter', decide],
  ] as const) {
    await expect(list.getByText(label).closest('dt')?.nextElementSibling).toHaveTextContent(key);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

List.test('takes a choice back with the same key', async ({ args, userEvent }) => {
  await userEvent.click(ageOf('Hana Sato'));
  await userEvent.keyboard('p7');
  await expect(boxOf('Hana Sato')).toBeChecked();
  await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('p7');
  await expect(boxOf('Hana Sato')).not.toBeChecked();
  await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
});

List.test('attaches the H# that was chosen before the tick', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'H# of Hana Sato' }));
  await userEvent.click(await screen.findByRole('option', { name: '7' }));
  await expect(boxOf('Hana Sato')).not.toBeChecked();
  await userEvent.click(boxOf('Hana Sato'));
  await userEvent.click(saveButton(1));
  await waitFor(() =>
    expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ name: 'Hana Sato' }), {
      waitlistStatus: 'pre-approved',
      hNum: 7,
    }),
  );
});

List.test('takes the H# back with a press', async ({ args, userEvent }) => {
  const field = screen.getByRole('combobox', { name: 'H# of Hana Sato' });
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: '7' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: texts.noHNum }));
  await waitFor(() => expect(field).toHaveTextContent(texts.heads.hNum));
  await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
});

List.test('offers the decisions of the status, and the way back', async ({ userEvent }) => {
  const field = screen.getByRole('combobox', { name: 'Decision on Hana Sato' });
  await userEvent.click(field);
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(options).toEqual([
    'No Decision Made',
    'Pre-approved',
    'DB Pending',
    'User Declined',
    'No',
    'Maybe',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'User Declined' }));
  await expect(boxOf('Hana Sato')).toBeChecked();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'No Decision Made' }));
  await expect(boxOf('Hana Sato')).not.toBeChecked();
});

List.test('opens every tab with a key', async ({ args, canvas, userEvent }) => {
  const tabs = within(canvas.getByRole('navigation', { name: texts.tabs }));
  const later = WAITLIST_TABS.slice(WAITLIST_TABS.indexOf('pending') + 1);
  for (const tab of later) {
    await userEvent.keyboard(']');
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(
      WAITLIST_STATUS_LABELS[tab],
    );
  }
  await userEvent.keyboard(']');
  await expect(args.onSearchChange).toHaveBeenCalledTimes(later.length);
  for (const tab of WAITLIST_TABS.toReversed().slice(1)) {
    await userEvent.keyboard('{[}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ...WAITLIST_START, tab });
  }
});

List.test('searches after a pause in typing, from its key', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('/');
  await expect(canvas.getByRole('searchbox', { name: texts.filters.search })).toHaveFocus();
  await userEvent.keyboard('vsp ');
  await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledOnce());
  await expect(args.onSearchChange).toHaveBeenCalledWith({ ...WAITLIST_START, search: 'vsp' });
});

List.test('opens the decision with Enter, and saves it', async ({ args, userEvent }) => {
  await userEvent.click(ageOf('Lena Hoffmann'));
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Decide on Lena Hoffmann' });
  await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
  await userEvent.keyboard('m4{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onDecide).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Lena Hoffmann' }),
    { waitlistStatus: 'maybe', hNum: 4 },
  );
  await waitFor(() => expect(rowOf('Samir Haddad')).toHaveFocus());
});

List.test('opens the decision with a press on the name', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Lena Hoffmann' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decide on Lena Hoffmann' });
  await userEvent.click(await within(dialog).findByRole('button', { name: texts.dialog.skip }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

List.test('ticks all rows of the page, and clears them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await expect(saveButton(25)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  await expect(boxOf('Hana Sato')).not.toBeChecked();
});

/** Three ticked rows, and one with another decision. */
export const SomeTicked = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(ageOf('Anders Holm'));
    await userEvent.keyboard('p9f');
    await userEvent.click(ageOf('Samir Haddad'));
    await userEvent.keyboard('p8');
    await userEvent.click(ageOf('Paulo Reis'));
    await userEvent.keyboard('m');
    // On a phone its row is drawn only after the page has scrolled.
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Hana Sato' }));
    await expect(saveButton(4)).toBeVisible();
    await userEvent.click(ageOf('Lena Hoffmann'));
  },
});

/** One of two was decided by another admin in the meantime. */
export const Refused = meta.story({
  args: {
    onDecide: fn<AdminWaitlistPageProps['onDecide']>(async ({ name }) => {
      if (name === 'Hana Sato') throw new UserFacingError(decisionConflict('pending', 'no') ?? '');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf('Paulo Reis'));
    await userEvent.click(boxOf('Hana Sato'));
    await userEvent.click(saveButton(2));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(texts.notSaved(['Hana Sato']));
    await expect(notice).toHaveTextContent(texts.decidedElsewhere('no'));
  },
});

Refused.test('keeps the refused row ticked, with the reason', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.queryByText('Paulo Reis')).toBeNull());
  await expect(boxOf('Hana Sato')).toBeChecked();
  await expect(within(rowOf('Hana Sato')).getByText(texts.decidedElsewhere('no'))).toBeVisible();
  await userEvent.click(saveButton(1));
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(3));
});

/** Another admin has decided on one of two ticked applicants, which the page reads on the next focus. */
export const LeftThePage = meta.story({
  render: (args) => <RereadWaitlist {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [taken, other] = pendingApplicants.data;
    for (const { name = '' } of [taken, other].filter((row) => row !== undefined))
      await userEvent.click(boxOf(name));
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText(texts.left([taken?.name ?? '']))).toBeVisible();
    await expect(saveButton(1)).toBeVisible();
  },
});

/** From DB Pending to DB Approved an H# is required. */
export const HNumRequired = meta.story({
  args: {
    search: { ...WAITLIST_START, tab: 'database-pending' },
    applicants: ready(applicantsIn('database-pending')),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(ageOf('Lena Hoffmann'));
    await userEvent.keyboard('a{ArrowUp}p');
    await expect(saveButton(2)).toBeDisabled();
  },
});

HNumRequired.test('can be saved with an H#', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(args.onDecide).not.toHaveBeenCalled();
  await userEvent.click(ageOf('Lena Hoffmann'));
  await userEvent.keyboard('0{Control>}{Enter}{/Control}');
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  await expect(args.onDecide).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Lena Hoffmann' }),
    { waitlistStatus: 'database-approved', hNum: 10 },
  );
});

const preApproved = {
  search: { ...WAITLIST_START, tab: 'pre-approved' as const },
  applicants: ready(preApprovedApplicants),
};
const approveButton = () => screen.getByRole('button', { name: texts.approve });

/** In place of the decision: rows are ticked, and approved together. */
export const PreApproved = meta.story({ args: preApproved });

PreApproved.test('has no decisions in its rows', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: /^Decision on/ })).toBeNull();
  await expect(screen.queryByRole('button', { name: texts.approve })).toBeNull();
});

PreApproved.test('approves the ticked ones', { args: { undoMs: 0 } }, async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(boxOf('Mina Park'));
  await userEvent.click(boxOf('Sofia Marek'));
  await expect(approveButton()).toBeDisabled();
  await userEvent.click(ageOf('Sofia Marek'));
  await userEvent.keyboard('6');
  await userEvent.click(approveButton());
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  await expect(args.onDecide).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Mina Park', hNum: 8 }),
    { waitlistStatus: 'yes' },
  );
  await expect(args.onDecide).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Sofia Marek' }),
    { waitlistStatus: 'yes', hNum: 6 },
  );
  await waitFor(() => expect(screen.queryByText('Mina Park')).toBeNull());
});

PreApproved.test('waits 0.6 s before it approves', async ({ args, userEvent }) => {
  const times: (number | undefined)[] = [];
  const start = window.setTimeout.bind(window);
  const timers = spyOn(window, 'setTimeout').mockImplementation(((
    handler: () => void,
    delay?: number,
  ) => {
    times.push(delay);
    return start(handler, delay);
  }) as typeof setTimeout);
  await userEvent.click(boxOf('Mina Park'));
  await userEvent.click(approveButton());
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
  timers.mockRestore();
  await expect(limits.bulkApproveMs).toBe(600);
  await expect(times).toContain(limits.bulkApproveMs);
});

/** One of three has no H#, and is marked. */
export const ApprovalBlocked = meta.story({
  args: preApproved,
  play: async ({ userEvent }) => {
    for (const name of ['Mina Park', 'Otto Brandt', 'Imani Clarke']) {
      await userEvent.click(boxOf(name));
    }
    await expect(approveButton()).toBeDisabled();
    const field = screen.getByRole('combobox', { name: 'H# of Otto Brandt' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(texts.chooseHNum);
  },
});

const approvingBoth = texts.approving(['Mina Park', 'Imani Clarke']);

/** It is sent after 0.6 s, and can be undone until then. */
export const Approving = meta.story({
  args: { ...preApproved, undoMs: LONG },
  play: async ({ userEvent }) => {
    await userEvent.click(boxOf('Mina Park'));
    await userEvent.click(boxOf('Imani Clarke'));
    await userEvent.click(approveButton());
    await expect(screen.getByText(approvingBoth)).toBeVisible();
  },
});

Approving.test('is undone by its button', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: texts.undo }));
  await expect(screen.queryByText(approvingBoth)).toBeNull();
  await expect(boxOf('Mina Park')).toBeChecked();
  await expect(args.onDecide).not.toHaveBeenCalled();
});

Approving.test('is undone by Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByText(approvingBoth)).toBeNull();
  await expect(args.onDecide).not.toHaveBeenCalled();
});

/** On this tab, and on those of the subscriptions, nothing can be ticked or decided. */
export const Approved = meta.story({
  args: {
    search: { ...WAITLIST_START, tab: 'yes' },
    applicants: ready(applicantsIn('yes', { hNum: 7 })),
  },
});

Approved.test('opens the applicant in place of a decision', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  await expect(canvas.queryByRole('combobox', { name: /^Decision on/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Hana Sato' }));
  await expect(args.onSearchChange).toHaveBeenCalledWith(
    expect.objectContaining({ view: 'single', applicant: 1306 }),
  );
  await expect(await canvas.findByRole('heading', { name: /^Hana Sato/ })).toHaveFocus();
});

/** The filter value 'all': each row says its status. */
export const AllStatuses = meta.story({
  args: { search: { ...WAITLIST_START, tab: 'all' }, applicants: ready(applicantsOfEveryStatus) },
});

AllStatuses.test('has no current tab, and nothing to tick', async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  const tabs = within(canvas.getByRole('navigation', { name: texts.tabs }));
  await expect(tabs.queryByRole('link', { current: 'page' })).toBeNull();
});

AllStatuses.test(
  'says a status in words that the app does not know',
  { args: { applicants: ready({ ...onHold, data: onHold.data.slice(0, 1), count: 1, pages: 1 }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('On hold')).toBeVisible();
  },
);

/** What is applied can be taken away alone. */
export const Filtered = meta.story({
  args: {
    search: { ...WAITLIST_START, search: 'sato', location: 'Toronto', cardSubmitted: true },
    applicants: ready({
      ...pendingApplicants,
      data: pendingApplicants.data.filter(({ name }) => name === 'Hana Sato'),
      count: 1,
      pages: 1,
    }),
  },
});

Filtered.test('takes filters away', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Location Toronto' }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith({
    ...WAITLIST_START,
    search: 'sato',
    cardSubmitted: true,
  });
  await userEvent.click(canvas.getByRole('button', { name: texts.filters.clear }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith(WAITLIST_START);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect(canvas.getByRole('searchbox', { name: texts.filters.search })).toHaveValue('');
});

const noneInToronto = {
  args: {
    search: { ...WAITLIST_START, location: 'Toronto' },
    applicants: ready(emptyWaitlistPage),
  },
};

Filtered.test(
  'moves the focus to the title when the last filter is taken away',
  noneInToronto,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Location Toronto' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

Filtered.test(
  'moves the focus to the title when the filters of an empty list are cleared',
  noneInToronto,
  async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('region', { name: texts.title }));
    await userEvent.click(table.getByRole('button', { name: texts.filters.clear }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

Filtered.test('filters by card and membership', desktop, async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: texts.filters.card }));
  await userEvent.click(await screen.findByRole('option', { name: 'Card: any' }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ cardSubmitted: null, search: 'sato' }),
  );
  await userEvent.click(canvas.getByRole('combobox', { name: texts.filters.membership }));
  await userEvent.click(await screen.findByRole('option', { name: 'Friends' }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ membershipType: 'friends', search: 'sato' }),
  );
  await userEvent.click(canvas.getByRole('checkbox', { name: texts.filters.allStatuses }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ tab: 'all', search: 'sato' }),
  );
});

/** On a phone the filters are in a drawer. */
export const FilterDrawer = meta.story({
  ...Filtered.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: texts.filters.title }));
    await waitFor(() => expect(drawer.getByLabelText(texts.filters.location)).toBeVisible());
  },
});

FilterDrawer.test('applies the filters together', async ({ args, userEvent }) => {
  const drawer = within(screen.getByRole('dialog', { name: texts.filters.title }));
  await userEvent.type(drawer.getByLabelText(texts.filters.location), ' East');
  await userEvent.click(drawer.getByRole('checkbox', { name: texts.filters.allStatuses }));
  await expect(args.onSearchChange).not.toHaveBeenCalled();
  await userEvent.click(drawer.getByRole('button', { name: texts.filters.show }));
  await expect(args.onSearchChange).toHaveBeenCalledWith(
    expect.objectContaining({ location: 'Toronto East', tab: 'all', search: 'sato' }),
  );
});

FilterDrawer.test('applies them with Enter in a field', async ({ args, userEvent }) => {
  const drawer = within(screen.getByRole('dialog', { name: texts.filters.title }));
  const field = drawer.getByLabelText<HTMLInputElement>(texts.filters.location);
  await userEvent.type(field, ' East');
  // The key of the library looks for a button within the form, that of a browser for one of the form.
  const show = drawer.getByRole<HTMLButtonElement>('button', { name: texts.filters.show });
  field.form?.requestSubmit(show);
  await expect(args.onSearchChange).toHaveBeenCalledWith(
    expect.objectContaining({ location: 'Toronto East' }),
  );
});

/** A page in the middle, with the old rows while another one loads. */
export const Paged = meta.story({
  args: { search: { ...WAITLIST_START, page: 5 } },
});

Paged.test('turns the page', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ...WAITLIST_START, page: 6 });
  toTop();
});

export const PageLoading = meta.story({
  args: { search: { ...WAITLIST_START, page: 2 }, busy: true },
});

export const LastPage = meta.story({
  args: {
    search: { ...WAITLIST_START, page: 12 },
    applicants: ready({ ...pendingApplicants, data: pendingApplicants.data.slice(0, 11) }),
  },
});

LastPage.test('leads back alone', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
  await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ...WAITLIST_START, page: 11 });
  toTop();
});

export const Loading = meta.story({ args: { applicants: loading } });

export const Empty = meta.story({
  args: {
    search: { ...WAITLIST_START, tab: 'user-declined' },
    applicants: ready(emptyWaitlistPage),
  },
});

export const NoneFound = meta.story({
  args: {
    search: { ...WAITLIST_START, search: 'xyz' },
    applicants: ready(emptyWaitlistPage),
  },
});

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { applicants: { status: 'error', message: texts.loadFailed, onRetry } },
});

LoadFailed.test('tries again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(texts.loadFailed)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalled();
});
