import { messages, UserFacingError } from '@perigee/domain';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { AnalyticsPage, type AnalyticsPageProps } from './AnalyticsPage.tsx';

/** The file that the call answers with. */
const fileOf = (path: string) =>
  new File(['id\r\n1021'], `${path.replaceAll('/', '-')}.csv`, { type: 'text/csv' });

const meta = preview.meta({
  title: 'Screens/Admin/Analytics',
  component: AnalyticsPage,
  parameters: { ...portalParameters, adminPage: 'analytics' },
  decorators: [inAdmin],
  args: { onDownload: fn<AnalyticsPageProps['onDownload']>(async (path) => fileOf(path)) },
});

/** Keeps the browser from saving, and tells what it would have saved. */
function watchFiles() {
  const create = spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const revoke = spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return {
    names: () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download),
    revoked: () => revoke.mock.calls.flat(),
    stop: () => [create, revoke, click].forEach((spy) => spy.mockRestore()),
  };
}

export const Default = meta.story({ parameters: otherPortalTheme });

Default.test('names twelve buttons after their group and report', async ({ canvas }) => {
  const buttons = canvas.getAllByRole('button', { name: /^Download / });
  await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Download Users: Active users with missing data',
    'Download Users: Referral codes',
    'Download Match recommendations: Analysis',
    'Download Match recommendations: User matches',
    'Download Match recommendations: Active',
    'Download Match recommendations: Unrevealed',
    'Download Match recommendations: No decision',
    'Download Match recommendations: Past 2 weeks',
    'Download Subscriptions: Paid',
    'Download Subscriptions: Unpaid',
    'Download Subscriptions: Paid trials',
    'Download Events: Event signups',
  ]);
});

Default.test('saves the file, and gives its address back', async ({ args, canvas, userEvent }) => {
  const files = watchFiles();
  await userEvent.click(canvas.getByRole('button', { name: 'Download Subscriptions: Paid' }));
  await expect(args.onDownload).toHaveBeenCalledWith(
    'subscriptions/paid',
    null,
    expect.any(Function),
  );
  await expect(
    await canvas.findByText('subscriptions-paid.csv was downloaded'),
  ).toBeInTheDocument();
  await expect(files.names()).toEqual(['subscriptions-paid.csv']);
  await expect(files.revoked()).toEqual(['#saved']);
  files.stop();
});

/** The three reports with a required field. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Referral code'), 'K7QWM3XP');
    await userEvent.type(canvas.getByLabelText('User identifier'), '1021');
    await userEvent.type(canvas.getByLabelText('Event ID'), '318');
    for (const report of ['Users: Referral codes', 'Events: Event signups']) {
      await expect(canvas.getByRole('button', { name: `Download ${report}` })).toBeEnabled();
    }
  },
});

Filled.test('downloads by Enter in the field', async ({ args, canvas, userEvent }) => {
  const files = watchFiles();
  await userEvent.type(canvas.getByLabelText('Referral code'), '{Enter}');
  await expect(args.onDownload).toHaveBeenLastCalledWith(
    'users/referralCode',
    'K7QWM3XP',
    expect.any(Function),
  );
  await userEvent.type(canvas.getByLabelText('User identifier'), '{Enter}');
  await expect(args.onDownload).toHaveBeenLastCalledWith(
    'match-recommendations/user',
    '1021',
    expect.any(Function),
  );
  await userEvent.type(canvas.getByLabelText('Event ID'), '{Enter}');
  await expect(args.onDownload).toHaveBeenLastCalledWith(
    'event/signups',
    318,
    expect.any(Function),
  );
  await waitFor(() => expect(files.names()).toHaveLength(3));
  files.stop();
});

Filled.test('needs what the report is about', async ({ args, canvas, userEvent }) => {
  const row = canvas.getByLabelText('Event ID').closest('li') as HTMLElement;
  const field = within(row).getByLabelText('Event ID');
  const button = within(row).getByRole('button');
  await userEvent.clear(field);
  await expect(button).toBeDisabled();
  await userEvent.type(field, 'abc{Enter}');
  await expect(button).toBeDisabled();
  await expect(args.onDownload).not.toHaveBeenCalled();
});

/** The button keeps its width, the received bytes are shown, and the other reports stay free. */
export const Downloading = meta.story({
  args: {
    onDownload: fn<AnalyticsPageProps['onDownload']>(async (path, _subject, onReceived) => {
      if (path === 'subscriptions/unpaid') onReceived(412_600);
      if (path === 'event/signups') onReceived(3_148_000);
      return new Promise<never>(() => undefined);
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Referral code'), 'K7QWM3XP');
    await userEvent.type(canvas.getByLabelText('User identifier'), '1021');
    await userEvent.type(canvas.getByLabelText('Event ID'), '318');
    for (const report of [
      'Users: Referral codes',
      'Match recommendations: User matches',
      'Subscriptions: Unpaid',
      'Events: Event signups',
    ]) {
      const button = canvas.getByRole('button', { name: `Download ${report}` });
      await userEvent.dblClick(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
    }
    await expect(args.onDownload).toHaveBeenCalledTimes(4);
    await expect(canvas.getByText(/413 kB received/)).toBeVisible();
    await expect(canvas.getByText(/3\.1 MB received/)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Download Subscriptions: Paid' }),
    ).toBeEnabled();
  },
});

/** The server's message where it has one. */
export const Failed = meta.story({
  args: {
    onDownload: fn<AnalyticsPageProps['onDownload']>(async (path) => {
      if (path === 'match-recommendations/user') throw new UserFacingError('User not found');
      throw new Error('The connection broke off.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User identifier'), 'nobody.here{Enter}');
    await expect(await canvas.findByText('User not found')).toBeVisible();
    const analysis = canvas.getByRole('button', {
      name: 'Download Match recommendations: Analysis',
    });
    await userEvent.click(analysis);
    await expect(await canvas.findByText(messages.unableToProcess)).toBeVisible();
    await expect(analysis).toBeEnabled();
  },
});

Failed.test('takes the message back when the field is edited', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('User identifier'), 'x');
  await waitFor(() => expect(canvas.queryByText('User not found')).toBeNull());
});
