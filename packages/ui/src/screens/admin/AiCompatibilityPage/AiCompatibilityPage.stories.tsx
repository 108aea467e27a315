import { memberCompatibility } from '@perigee/api/fixtures';
import { adminMessages, aiMessages } from '@perigee/domain/admin';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { loading, ready } from '../../../loadable.ts';
import { AiCompatibilityPage, type AiCompatibilityPageProps } from './AiCompatibilityPage.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/AI compatibility',
  component: AiCompatibilityPage,
  parameters: { ...portalParameters, adminPage: 'users' },
  decorators: [inAdmin],
  args: {
    userName: 'Noor Rahimi',
    userHref: '/admin/users/noor',
    compatibility: ready(memberCompatibility),
    memberHref: (userId: number) => `/admin/users/${userId}`,
    onApplyTemplate: fn<AiCompatibilityPageProps['onApplyTemplate']>(async () => undefined),
    onRefetch: fn(async () => undefined),
  },
});

/** Five members, the nearest first. */
export const Profiles = meta.story({ parameters: otherPortalTheme });

Profiles.test('shows distances with three decimals', async ({ canvas }) => {
  const [, first] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement];
  const cells = within(first)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  await expect(cells.slice(-6)).toEqual(['0.094', '0.033', '0.000', '0.250', '0.120', '0.067']);
  await expect(canvas.getByRole('link', { name: '1034' })).toHaveAttribute(
    'href',
    '/admin/users/1034',
  );
  await expect(canvas.getByText('The ideal in the middle, the farthest at 0.369')).toBeVisible();
});

Profiles.test('leads back to the user', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Noor Rahimi' })).toHaveAttribute(
    'href',
    '/admin/users/noor',
  );
});

/** Ends the refetch of the next test, which would else be over before a busy machine looks. */
let respond: () => void;

Profiles.test(
  'opens the prompt with its key, and refetches after 1 s',
  {
    args: {
      onRefetch: fn(
        () =>
          new Promise<undefined>((resolve) => {
            respond = () => resolve(undefined);
          }),
      ),
    },
  },
  async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: aiMessages.updatePrompt }));
    const appliedAt = performance.now();
    await userEvent.click(dialog.getByRole('button', { name: aiMessages.updatePrompt }));
    await findToast(adminMessages.templateApplied);
    await expect(args.onApplyTemplate).toHaveBeenLastCalledWith(
      memberCompatibility.idealProfilePromptTemplate,
    );
    await expect(canvas.getByText(aiMessages.refetching)).toBeInTheDocument();
    await expect(canvas.getByText(memberCompatibility.idealProfile.profile)).toBeInTheDocument();
    await waitFor(() => expect(args.onRefetch).toHaveBeenCalledOnce());
    await expect(performance.now() - appliedAt).toBeGreaterThanOrEqual(1000);
    respond();
    await waitFor(() => expect(canvas.queryByText(aiMessages.refetching)).toBeNull());
  },
);

Profiles.test(
  'keeps the profiles when the refetch fails',
  { args: { onRefetch: fn(async () => Promise.reject(new Error('offline'))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: aiMessages.updatePrompt }));
    const dialog = within(await screen.findByRole('dialog', { name: aiMessages.updatePrompt }));
    await userEvent.click(dialog.getByRole('button', { name: aiMessages.updatePrompt }));
    await findToast(adminMessages.compatibilityFailed);
    await expect(canvas.getByText(memberCompatibility.idealProfile.profile)).toBeInTheDocument();
  },
);

/** A new prompt is applied: the old profiles stay until the response. */
export const Refetching = meta.story({
  args: { onRefetch: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: aiMessages.updatePrompt }));
    const dialog = within(await screen.findByRole('dialog', { name: aiMessages.updatePrompt }));
    await userEvent.click(dialog.getByRole('button', { name: aiMessages.updatePrompt }));
    await waitFor(() => expect(args.onRefetch).toHaveBeenCalledOnce());
    // By its name, because a toast is a dialog too.
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: aiMessages.updatePrompt })).toBeNull(),
    );
    await expect(canvas.getByText(aiMessages.refetching)).toBeVisible();
  },
});

export const NoMatches = meta.story({
  args: { compatibility: ready({ ...memberCompatibility, idealMatches: [] }) },
});

NoMatches.test('says that there are none', async ({ canvas }) => {
  await expect(canvas.getByText(aiMessages.noMatches)).toBeVisible();
  await expect(canvas.queryByRole('figure', { name: aiMessages.orbit })).toBeNull();
});

export const Loading = meta.story({ args: { compatibility: loading } });

Loading.test('has no prompt yet', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: aiMessages.updatePrompt })).toBeDisabled();
  await userEvent.keyboard('e');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

const onRetry = fn();

export const Failed = meta.story({
  args: {
    compatibility: { status: 'error', message: adminMessages.compatibilityFailed, onRetry },
  },
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
