import { SessionProvider } from '@perigee/api';
import { managedEventReply } from '@perigee/api/fixtures';
import { ToastsContext, type Toasts } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalEventHref } from '../routes/hrefs.ts';
import { Component as EventManager } from '../routes/host-portal/event-manager.tsx';
import { paths } from '../routes/paths.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';
import { ServicesContext } from '../services/services-context.ts';
import { createServices } from '../services/services.ts';
import { useLogOut } from './use-log-out.ts';

const { event } = managedEventReply;

const noToasts: Toasts = {
  success: () => undefined,
  error: () => undefined,
  info: () => undefined,
  message: () => undefined,
  loading: () => undefined,
  close: () => undefined,
};

function LogOut() {
  return <button onClick={useLogOut()}>Log out</button>;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the event manager. Gives the changes that were sent, with their bearer. */
async function open() {
  const sent: [call: string, bearer: string | null][] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const { pathname } = new URL(url);
    if (method !== 'GET') {
      sent.push([`${method} ${pathname}`, new Headers(headers).get('authorization')]);
      await answered;
      return Response.json({ status: 'ok' });
    }
    return Response.json(pathname === `/events/${event.id}` ? managedEventReply : []);
  });
  const storage = createMemoryStorage();
  for (const key of ['token', 'userId', 'chatToken']) storage.setItem(key, `own-${key}`);
  const services = createServices({ apiUrl: 'http://api.test', storage });
  const router = createMemoryRouter(
    [
      {
        path: paths.portalEvent,
        element: (
          <>
            <EventManager />
            <LogOut />
          </>
        ),
      },
      { path: paths.home, element: 'The landing page' },
    ],
    { initialEntries: [portalEventHref(event.id)] },
  );
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={noToasts}>
            <RouterProvider router={router} />
          </ToastsContext>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  const accept = await screen.findByRole('button', { name: 'Accept Theo' });
  return { sent, answer, accept, session: services.session };
}

it('logs out at once when nothing is held back', async () => {
  const { session } = await open();
  fireEvent.click(screen.getByText('Log out'));
  expect(session.getToken()).toBeNull();
  await screen.findByText('The landing page');
});

it('sends a decision that is held back while it has its user, and then logs out', async () => {
  const { sent, answer, accept, session } = await open();
  fireEvent.click(accept);
  fireEvent.click(screen.getByText('Log out'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([[`PUT /events/${event.id}/signup/1101`, 'Bearer own-token']]);
  expect(session.getToken()).not.toBeNull();
  answer();
  await screen.findByText('The landing page');
  expect(session.getToken()).toBeNull();
});
