import { managedEventReply } from '@perigee/api/fixtures';
import { managerMessages } from '@perigee/domain/host-portal';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { portalEventHref } from '../routes/hrefs.ts';
import { Component as EventManager } from '../routes/host-portal/event-manager.tsx';
import { paths } from '../routes/paths.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';
import { createTestServices, openRoutes } from '../services/test-services.tsx';
import { useLogOut } from './use-log-out.ts';

const { event } = managedEventReply;

function LogOut() {
  return <button onClick={useLogOut()}>Log out</button>;
}

/** Opens the event manager. Gives the changes that were sent, with their bearer. */
async function open() {
  const sent: [call: string, bearer: string | null][] = [];
  let answer = (_status?: number): void => undefined;
  const answered = new Promise<number | undefined>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const { pathname } = new URL(url);
    if (method !== 'GET') {
      sent.push([`${method} ${pathname}`, new Headers(headers).get('authorization')]);
      return Response.json({ status: 'ok' }, { status: await answered });
    }
    return Response.json(pathname === `/events/${event.id}` ? managedEventReply : []);
  });
  const storage = createMemoryStorage();
  for (const key of ['token', 'userId', 'chatToken']) storage.setItem(key, `own-${key}`);
  const services = createTestServices({ storage });
  openRoutes(
    services,
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
    portalEventHref(event.id),
  );
  const accept = await screen.findByRole('button', { name: 'Accept Theo' });
  return { sent, answer, accept, storage, services, session: services.session };
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

it('sends a decision that is held back, and then follows the log-out of another tab', async () => {
  const { sent, answer, accept, storage, session } = await open();
  fireEvent.click(accept);
  storage.clear();
  session.followStorage();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([[`PUT /events/${event.id}/signup/1101`, 'Bearer own-token']]);
  // A log-out removes several keys.
  session.followStorage();
  expect(session.getToken()).not.toBeNull();
  answer();
  await waitFor(() => expect(session.getToken()).toBeNull());
});

it('says on the next page that a decision was refused with which the session ended', async () => {
  const { sent, answer, accept, services } = await open();
  fireEvent.click(accept);
  const told = vi.spyOn(services.toasts, 'error');
  fireEvent.click(screen.getByText('Log out'));
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(409);
  await screen.findByText('The landing page');
  expect(told).toHaveBeenCalledExactlyOnceWith(managerMessages.applicants.failed.accept(['Theo']));
});
