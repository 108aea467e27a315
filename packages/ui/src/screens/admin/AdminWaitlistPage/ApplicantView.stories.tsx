import {
  applicantForAdmins,
  emptyWaitlistPage,
  pendingApplicants,
  preApprovedApplicants,
} from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { adminWaitlistMessages as texts, WAITLIST_START } from '@perigee/domain/admin';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { unknownValue } from '#.storybook/unknown-value';
import { loading, ready } from '../../../loadable.ts';
import { AdminWaitlistPage, type AdminWaitlistPageProps } from './AdminWaitlistPage.tsx';
import { applicantsIn, NOW, Waitlist } from './story-data.tsx';

const first = { ...WAITLIST_START, view: 'single' as const };

const meta = preview.meta({
  title: 'Screens/Admin/Waitlist, one at a time',
  component: AdminWaitlistPage,
  tags: ['takes-focus'],
  parameters: { ...portalParameters, adminPage: 'waitlist' },
  decorators: [inAdmin],
  render: (args) => <Waitlist {...args} />,
  args: {
    search: first,
    onSearchChange: fn<AdminWaitlistPageProps['onSearchChange']>(),
    hrefOf: ({ tab }) => `/admin/waitlist?status=${tab}`,
    applicants: ready(pendingApplicants),
    busy: false,
    applicant: ready(applicantForAdmins),
    onPrefetch: fn(),
    onPrefetchPage: fn(),
    onDecide: fn<AdminWaitlistPageProps['onDecide']>(async () => undefined),
    asOneChange: async (send) => send(),
    userHref: ({ id }) => `/admin/users/${id}`,
    now: NOW,
  },
});

const isShown = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));
const hasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());

/** An applicant with pictures and answers. */
export const Applicant = meta.story({ parameters: otherPortalTheme });

Applicant.test('decides one after the other by keyboard', async ({ args, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('p7{Enter}');
  await isShown('Anders Holm');
  await hasFocus();
  await userEvent.keyboard('m{Enter}');
  await isShown('Lena Hoffmann');
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledTimes(2));
  await expect(args.onDecide).toHaveBeenCalledWith(expect.objectContaining({ id: 1300 }), {
    waitlistStatus: 'pre-approved',
    hNum: 7,
  });
  await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ...first, applicant: 1302 });
});

Applicant.test(
  'says a membership in words that the app does not know',
  {
    args: {
      applicants: ready({
        ...pendingApplicants,
        data: pendingApplicants.data.map((applicant) => ({
          ...applicant,
          membershipType: unknownValue('day_guest'),
        })),
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Day guest')).toBeVisible();
  },
);

Applicant.test('sends nothing for a skipped applicant', async ({ args, canvas, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('ps');
  await isShown('Anders Holm');
  await userEvent.click(canvas.getByRole('button', { name: texts.single.previous }));
  await isShown('Marisol Vega');
  await expect(canvas.getByRole('radio', { name: /^Pre-approved/ })).not.toBeChecked();
  await expect(args.onDecide).not.toHaveBeenCalled();
});

Applicant.test('saves nothing that is empty', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: texts.dialog.save })).toBeDisabled();
  await hasFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDecide).not.toHaveBeenCalled();
});

Applicant.test('chooses by pointer, and takes the choice back', async ({ canvas, userEvent }) => {
  const maybe = canvas.getByRole('radio', { name: /^Maybe/ });
  await userEvent.click(maybe);
  await expect(maybe).toBeChecked();
  await userEvent.click(maybe);
  await expect(maybe).not.toBeChecked();
});

Applicant.test('fetches the next applicant ahead', async ({ args, userEvent }) => {
  await waitFor(() =>
    expect(args.onPrefetch).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1301 })),
  );
  await hasFocus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(args.onPrefetch).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1302 })),
  );
});

Applicant.test('walks through the pictures, and enlarges one', async ({ canvas, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('{ArrowDown}z');
  const name = texts.single.picture('Marisol Vega', 2, 4);
  const dialog = await screen.findByRole('dialog', { name });
  await expect(within(dialog).getByRole('img', { name })).toBeInTheDocument();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The page stays hidden from screen readers for a moment after the dialog has left it.
  const heading = await canvas.findByRole('heading', { level: 2 });
  await expect(heading).toHaveTextContent('Marisol Vega, 30');
});

const lastOfPage = pendingApplicants.data.at(-1)?.id ?? null;

Applicant.test(
  'fetches the next page ahead from the last applicant of a page',
  { args: { search: { ...first, applicant: lastOfPage } } },
  async ({ args }) => {
    await waitFor(() => expect(args.onPrefetchPage).toHaveBeenLastCalledWith(2));
  },
);

Applicant.test('goes back to the list with Escape', async ({ canvas, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByRole('table')).toBeVisible();
});

Applicant.test(
  'names an applicant whose decision was refused, who comes back',
  {
    args: {
      onDecide: fn(async () => Promise.reject(new UserFacingError(texts.decidedElsewhere('no')))),
    },
  },
  async ({ canvas, userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('p{Enter}');
    await isShown('Anders Holm');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(texts.notSaved(['Marisol Vega']));
    await userEvent.click(canvas.getByRole('button', { name: 'Marisol Vega' }));
    await isShown('Marisol Vega');
    await expect(canvas.getByRole('radio', { name: /^Pre-approved/ })).toBeChecked();
  },
);

/** The decision stays at the foot of the window. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

OnAPhone.test('does not cover what has the focus, or the end of the answers', async (context) => {
  const { canvas, userEvent } = context;
  const dock = canvas.getByRole('form', { name: texts.dialog.title('Marisol Vega') });
  const isClear = async (element: Element) =>
    waitFor(() =>
      expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        dock.getBoundingClientRect().top,
      ),
    );
  await hasFocus();
  await isClear(canvas.getByRole('heading', { level: 2 }));
  await userEvent.tab();
  await isClear(canvas.getByRole('link', { name: texts.single.openProfile }));
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await isClear(canvas.getByRole('article', { name: 'Marisol Vega' }));
});

/** An approval needs an H#. */
export const HNumRequired = meta.story({
  args: {
    search: { ...first, tab: 'pre-approved', applicant: 1402 },
    applicants: ready(preApprovedApplicants),
    applicant: loading,
  },
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('y');
    await expect(screen.getByText(texts.chooseHNum)).toBeVisible();
  },
});

/** The row is known at once; pictures and answers follow. */
export const AnswersLoading = meta.story({ args: { applicant: loading } });

const onRetry = fn();

export const AnswersFailed = meta.story({
  args: { applicant: { status: 'error', message: 'Unable to process request', onRetry } },
});

AnswersFailed.test('can be decided, and loads again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('radio', { name: /^Maybe/ }));
  await userEvent.click(canvas.getByRole('button', { name: texts.dialog.save }));
  await waitFor(() => expect(args.onDecide).toHaveBeenCalledOnce());
});

/** Accepted applicants, and those of the subscription tabs, are only read. */
export const WithoutDecision = meta.story({
  args: { search: { ...first, tab: 'yes' }, applicants: ready(applicantsIn('yes', { hNum: 7 })) },
});

WithoutDecision.test('shows the status and the H# among the facts', async ({ canvas }) => {
  const facts = within(await canvas.findByRole('region', { name: texts.single.application }));
  await expect(facts.getByText('Approved')).toBeVisible();
  await expect(facts.getByText('7')).toBeVisible();
});

/** The last one of the last page. */
export const LastOne = meta.story({
  args: {
    search: { ...first, page: 12, applicant: 1302 },
    applicants: ready({ ...pendingApplicants, data: pendingApplicants.data.slice(0, 3) }),
  },
});

LastOne.test('ends after it', async ({ args, canvas, userEvent }) => {
  await hasFocus();
  await userEvent.keyboard('p{Enter}');
  await isShown(texts.single.last);
  await expect(args.onDecide).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: texts.single.back }));
  await expect(await canvas.findByRole('table')).toBeVisible();
});

/** After the last one. */
export const Last = meta.story({
  ...LastOne.input,
  play: async ({ userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('s');
    await isShown(texts.single.last);
  },
});

/** Of a page that is not the last one the next page follows. */
export const EndOfPage = meta.story({
  args: {
    search: { ...first, page: 3, applicant: 1302 },
    applicants: ready({ ...pendingApplicants, data: pendingApplicants.data.slice(0, 3) }),
  },
  play: async ({ args, userEvent }) => {
    await hasFocus();
    await userEvent.keyboard('s');
    await waitFor(() =>
      expect(args.onSearchChange).toHaveBeenCalledWith(
        { ...first, page: 4, applicant: null },
        { replace: true },
      ),
    );
  },
});

export const Empty = meta.story({ args: { applicants: ready(emptyWaitlistPage) } });

export const Loading = meta.story({ args: { applicants: loading } });
