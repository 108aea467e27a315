import {
  ApiError,
  SessionProvider,
  useSessionState,
  type Session,
  type SessionState,
} from '@perigee/api';
import { acceptedDater } from '@perigee/api/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { ProtectedRoute } from './protected.tsx';

const LOGGED_IN: SessionState = {
  status: 'LOGGED_IN',
  user: acceptedDater,
  problem: null,
  ended: null,
};
const LOGGED_OUT: SessionState = { status: 'LOGGED_OUT', user: null, problem: null, ended: null };
const UNKNOWN: SessionState = { status: 'LOGGING_IN', user: null, problem: null, ended: null };

/** A page that shows nothing without its owner, as pages do. */
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
        element: <ProtectedRoute />,
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

// Loaded when it is needed, which takes a busy machine longer than a test waits.
beforeAll(async () => void (await import('./check-failed.tsx')));
afterEach(cleanup);

describe('a protected page', () => {
  it('shows itself to somebody who is signed in', () => {
    visitAccount(LOGGED_IN);
    expect(field()).toBeTruthy();
  });

  it('renders nothing while it is not known who is there', () => {
    const { container, router } = visitAccount(UNKNOWN);
    expect(container.innerHTML).toBe('');
    expect(router.state.location.pathname).toBe(paths.account);
  });

  it('sends visitors to discover and remembers where they wanted to go', () => {
    const { router } = visitAccount(LOGGED_OUT);
    expect(screen.getByText('discover')).toBeTruthy();
    expect(router.state.location.state).toMatchObject({
      from: { pathname: paths.account, search: '?tab=1' },
    });
  });

  it('does not remember where somebody logged out', () => {
    const { router } = visitAccount({ ...LOGGED_OUT, ended: 'logged-out' });
    expect(screen.getByText('discover')).toBeTruthy();
    expect(router.state.location.state).toBeNull();
  });

  it('remembers where a session expired', () => {
    const { router } = visitAccount({ ...LOGGED_OUT, ended: 'expired' });
    expect(router.state.location.state).toMatchObject({ from: { pathname: paths.account } });
  });

  it('stays as it was while its owner signs in again after an expiry', async () => {
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

  it('is not shown to somebody else who signs in on it', async () => {
    const { turn } = visitAccount(LOGGED_IN);
    field().value = 'half a sentence';
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    await turn({ ...LOGGED_IN, user: { ...acceptedDater, id: 99 } });
    expect(field().value).toBe('');
  });

  it('is left by whoever does not sign in again', async () => {
    const { router, turn } = visitAccount(LOGGED_IN);
    await turn({ ...LOGGED_OUT, ended: 'expired' });
    await act(async () => router.navigate(paths.account, { replace: true }));
    expect(screen.getByText('discover')).toBeTruthy();
  });

  it('is gone at once where its owner logs out', async () => {
    const { router, turn } = visitAccount(LOGGED_IN);
    await turn({ ...LOGGED_OUT, ended: 'logged-out' });
    expect(router.state.location.pathname).toBe(paths.home);
  });

  it('says why where the check failed, and tries again when asked', async () => {
    const { resume, turn } = visitAccount(UNKNOWN);
    await turn({ ...UNKNOWN, problem: new ApiError(0, 'Unable to process request') });
    expect(await screen.findByText('Unable to process request')).toBeTruthy();
    screen.getByRole('button', { name: /again/i }).click();
    expect(resume).toHaveBeenCalledOnce();
  });
});
