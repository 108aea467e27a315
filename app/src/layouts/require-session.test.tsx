import {
  ApiError,
  SessionProvider,
  useSessionState,
  type Session,
  type SessionState,
} from '@perigee/api';
import { acceptedDater } from '@perigee/api/fixtures';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../routes/paths.ts';
import { RequireSession } from './require-session.tsx';

const LOGGED_IN: SessionState = {
  status: 'LOGGED_IN',
  user: acceptedDater,
  problem: null,
  ended: null,
};
const LOGGED_OUT: SessionState = { status: 'LOGGED_OUT', user: null, problem: null, ended: null };
const UNKNOWN: SessionState = { status: 'LOGGING_IN', user: null, problem: null, ended: null };

/** A page that renders nothing without a user, as real pages do. */
function Settings() {
  const { user } = useSessionState();
  return user && <input aria-label={`settings of ${user.firstName}`} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^settings of/);

function visitAccount(first: SessionState) {
  const resume = vi.fn<Session['resume']>(async () => undefined);
  let state = first;
  const listeners = new Set<() => void>();
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume,
  };
  const turn = async (next: SessionState) =>
    act(async () => {
      state = next;
      for (const listener of listeners) listener();
    });
  const router = createMemoryRouter(
    [
      { path: paths.home, element: <p>discover</p> },
      {
        element: <RequireSession />,
        children: [{ path: paths.account, element: <Settings /> }],
      },
    ],
    { initialEntries: [`${paths.account}?tab=1`] },
  );
  const { container } = render(
    <SessionProvider session={session as unknown as Session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return { container, router, resume, turn };
}

// Imported beforehand: on a busy machine the import takes longer than a test waits.
beforeAll(async () => void (await import('./session-error-page.tsx')));

describe('a protected page', () => {
  it('renders for a signed-in user', () => {
    visitAccount(LOGGED_IN);
    expect(field()).toBeTruthy();
  });

  it('renders nothing while the session is being checked', () => {
    const { container, router } = visitAccount(UNKNOWN);
    expect(container.innerHTML).toBe('');
    expect(router.state.location.pathname).toBe(paths.account);
  });

  it('redirects visitors to discover and keeps their origin', () => {
    const { router } = visitAccount(LOGGED_OUT);
    expect(screen.getByText('discover')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({
      from: { pathname: paths.account, search: '?tab=1' },
    });
  });

  it('keeps the origin of a page that is opened after a log-out', () => {
    const { router } = visitAccount({ ...LOGGED_OUT, ended: 'logged-out' });
    expect(router.state.location.state).toMatchObject({ from: { pathname: paths.account } });
  });

  it('keeps the origin after a session expired', () => {
    const { router } = visitAccount({ ...LOGGED_OUT, ended: 'expired' });
    expect(router.state.location.state).toMatchObject({ from: { pathname: paths.account } });
  });

  it('keeps its state while its user signs in again after an expiry', async () => {
    const { router, turn } = visitAccount(LOGGED_IN);
    field().value = 'half a sentence';
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    expect(router.state.location).toMatchObject({
      pathname: paths.account,
      state: { from: { pathname: paths.account } },
    });
    expect(field().value).toBe('half a sentence');
    await turn(LOGGED_IN);
    expect(field().value).toBe('half a sentence');
  });

  it('keeps its state while a sign-in of its user in another tab is checked', async () => {
    const { turn } = visitAccount(LOGGED_IN);
    field().value = 'half a sentence';
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    await turn({ ...UNKNOWN, ended: 'expired' });
    expect(field().value).toBe('half a sentence');
    await turn(LOGGED_IN);
    expect(field().value).toBe('half a sentence');
  });

  it('is not shown to another user who signs in on it', async () => {
    const { turn } = visitAccount(LOGGED_IN);
    field().value = 'half a sentence';
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    await turn({ ...LOGGED_IN, user: { ...acceptedDater, id: 99 } });
    expect(field().value).toBe('');
  });

  it('redirects a user who does not sign in again', async () => {
    const { router, turn } = visitAccount(LOGGED_IN);
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    await act(async () => router.navigate(paths.account, { replace: true }));
    expect(screen.getByText('discover')).toBeTruthy();
  });

  it('is left at once when its user logs out, without an origin', async () => {
    const { router, turn } = visitAccount(LOGGED_IN);
    await turn({ ...LOGGED_OUT, ended: 'logged-out' });
    expect(router.state.location).toMatchObject({ pathname: paths.home, state: null });
  });

  it('shows the reason of a failed check, and retries on request', async () => {
    const { resume, turn } = visitAccount(UNKNOWN);
    await turn({ ...UNKNOWN, problem: new ApiError(0, 'Unable to process request') });
    expect(await screen.findByText('Unable to process request')).toBeTruthy();
    screen.getByRole('button', { name: /again/i }).click();
    expect(resume).toHaveBeenCalledOnce();
  });
});
