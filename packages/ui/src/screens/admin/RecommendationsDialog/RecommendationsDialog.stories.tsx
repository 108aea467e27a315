import { memberRecommendations } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { expect, fn, screen, within } from 'storybook/test';
import { inAdmin } from '#.storybook/admin-frame';
import { iframeStory } from '#.storybook/iframe-story';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { Active as User } from '../AdminUserPage/AdminUserPage.stories.tsx';
import { RecommendationsDialog } from './RecommendationsDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Match recommendations',
  component: RecommendationsDialog,
  parameters: { ...portalParameters, ...iframeStory },
  decorators: [overPage(User, inAdmin)],
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Noor Rahimi',
    recommendations: ready(memberRecommendations.slice(0, 6)),
    userHref: (id: number) => `/admin/users/${id}`,
  },
});

const texts = userPageMessages.recommendationList;

export const Rows = meta.story({ parameters: otherPortalTheme });

Rows.test('shows the flags of a pair, and leads to both users', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  await expect(dialog.getByRole('link', { name: 'Mateo' })).toHaveAttribute(
    'href',
    '/admin/users/1028',
  );
  const row = within(dialog.getByRole('row', { name: /Mateo/ }));
  for (const name of ['Visible: yes', 'Accepted: yes', 'Declined: no', 'Matched: yes']) {
    await expect(row.getByRole('img', { name })).toBeInTheDocument();
  }
  await expect(row.getByText('21 Nov 2026')).toBeInTheDocument();
});

Rows.test(
  'names the flags that are set on a phone',
  { globals: { viewport: { value: 'phone', isRotated: false } } },
  async () => {
    const row = within(await screen.findByRole('row', { name: /Mateo/ }));
    await expect(row.getByText(texts.flags.matched)).toBeInTheDocument();
    await expect(row.queryByText(texts.flags.declined)).toBeNull();
    await expect(screen.getByText(texts.noFlags)).toBeInTheDocument();
  },
);

/** More pairs than fit on a page. */
export const Pages = meta.story({ args: { recommendations: ready(memberRecommendations) } });

Pages.test('turns the page', async ({ userEvent }) => {
  await expect(await screen.findByText('1 to 10 of 24')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect(screen.getByText('11 to 20 of 24')).toBeInTheDocument();
});

export const Empty = meta.story({
  args: { recommendations: ready([]) },
  play: async () => {
    await expect(await screen.findByText(texts.none)).toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { recommendations: loading } });

const onRetry = fn();

export const LoadFailed = meta.story({
  args: { recommendations: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LoadFailed.test('loads the pairs again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
