import { fullAdminDeck } from '@perigee/api/fixtures';
import type { AdminProfilesPage } from '@perigee/ui/admin';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { Component } from './profiles.tsx';

const reviewed = vi.fn<(hasAny: boolean) => void>();
const failed = vi.fn<(error: unknown) => void>();

// Its carousel needs more of a browser than jsdom has.
vi.mock('@perigee/ui/admin', async (original) => ({
  ...(await original<object>()),
  AdminProfilesPage: ({ profiles, onHide, onReview }: ComponentProps<typeof AdminProfilesPage>) => {
    if (profiles.status === 'loading') return null;
    if (profiles.status === 'error')
      return (
        <button aria-busy={profiles.retrying} onClick={profiles.onRetry}>
          {profiles.message}
        </button>
      );
    return (
      <>
        <button onClick={() => void onReview().then(reviewed, failed)}>Review</button>
        {profiles.data.map((profile) => (
          <button key={profile.id} onClick={() => void onHide(profile).catch(failed)}>
            Hide {profile.id}
          </button>
        ))}
      </>
    );
  },
}));

function renderPage() {
  render(<Component />, { wrapper: wrapperWith(createTestServices()) });
}

it('a failed read after a review is a failure, not an empty deck', async () => {
  let isBusy = false;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') isBusy = true;
    else if (isBusy) return Response.json({ message: 'Try again later' }, { status: 429 });
    return Response.json({ profiles: [] });
  });
  renderPage();
  fireEvent.click(await screen.findByText('Review'));
  await waitFor(() => expect(failed.mock.calls.length + reviewed.mock.calls.length).toBe(1));
  expect(failed).toHaveBeenCalledOnce();
});

it('an emptied deck that could not be filled again has failed until a retry, and has not ended', async () => {
  const [first, second] = fullAdminDeck.profiles;
  const refusal = Response.json({ message: 'Try again later' }, { status: 429 });
  const reads = [Response.json({ profiles: [first] }), refusal];
  let fill = (_reply: Response): void => undefined;
  const filled = new Promise<Response>((resolve) => {
    fill = resolve;
  });
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'GET' ? (reads.shift() ?? filled) : Response.json({}),
  );
  renderPage();
  fireEvent.click(await screen.findByText(`Hide ${first?.id}`));
  const retry = await screen.findByText('Try again later');
  fireEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  fill(Response.json({ profiles: [second] }));
  await screen.findByText(`Hide ${second?.id}`);
});

it('a profile that is gone leaves the deck, which is filled again', async () => {
  const [gone, next] = fullAdminDeck.profiles;
  const reads = [Response.json({ profiles: [gone] }), Response.json({ profiles: [next] })];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
    method === 'GET' ? reads.shift() : Response.json({ message: 'Not found' }, { status: 404 }),
  );
  renderPage();
  fireEvent.click(await screen.findByText(`Hide ${gone?.id}`));
  await screen.findByText(`Hide ${next?.id}`);
  expect(screen.queryByText(`Hide ${gone?.id}`)).toBeNull();
  expect(failed).toHaveBeenCalledOnce();
});
