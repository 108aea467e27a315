import { SessionProvider } from '@perigee/api';
import { applicantForAdmins, pendingApplicants } from '@perigee/api/fixtures';
import { adminWaitlistMessages as texts } from '@perigee/domain/admin';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { ShortcutsProvider, ToastsContext, type Toasts } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { paths } from '../paths.ts';
import { Component } from './waitlist.tsx';

const noToasts: Toasts = {
  success: () => undefined,
  error: () => undefined,
  info: () => undefined,
  message: () => undefined,
  loading: () => undefined,
  close: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Opens the waitlist with an API whose applicants have a status by now. Gives what is listed and sent.
 *
 * @param released applicants are answered when it is resolved
 */
function open(status: WaitlistStatus, search = '', released?: Promise<unknown>) {
  const listed: string[] = [];
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname, search: query } = new URL(url);
    if (method === 'PUT') {
      sent.push([pathname, JSON.parse(body as string)]);
      return Response.json(pendingApplicants.data[1]);
    }
    if (pathname === '/waitlist') {
      listed.push(query);
      return Response.json(pendingApplicants);
    }
    await released;
    return Response.json({ ...applicantForAdmins, waitlistStatus: status });
  });
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  const router = createMemoryRouter([{ path: paths.adminWaitlist, element: <Component /> }], {
    initialEntries: [paths.adminWaitlist + search],
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={noToasts}>
            <ShortcutsProvider characterKeys onCharacterKeysChange={() => undefined}>
              <RouterProvider router={router} />
            </ShortcutsProvider>
          </ToastsContext>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { listed, sent, router };
}

async function decide(...names: string[]) {
  for (const name of names)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: texts.save(names.length) }));
}

it('sends a decision', async () => {
  const { sent } = open('pending');
  await decide('Anders Holm');
  await waitFor(() =>
    expect(sent).toEqual([['/waitlist/1301', { waitlistStatus: 'pre-approved' }]]),
  );
});

it('does not overwrite the decision of another admin, and reads the list again', async () => {
  const { sent, listed } = open('no');
  await decide('Anders Holm');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(texts.notSaved(['Anders Holm']));
  expect(notice.textContent).toContain(texts.decidedElsewhere('no'));
  expect(sent).toEqual([]);
  await waitFor(() => expect(listed).toHaveLength(2));
});

/** Decides on the shown applicant with two keys; resolves to their name when the next one is shown. */
async function decideByKeys(): Promise<string> {
  const heading = await screen.findByRole('heading', { level: 2 });
  const name = heading.textContent;
  fireEvent.keyDown(heading, { key: 'm', code: 'KeyM' });
  fireEvent.keyDown(heading, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(name));
  return name.replace(/, \d+$/, '');
}

it('sends a decision that was taken before the applicant was loaded', async () => {
  let release: (value?: unknown) => void = () => undefined;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const { sent } = open('pending', '?view=single', released);
  await decideByKeys();
  release();
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('names a refused decision also after the next one', async () => {
  open('no', '?view=single');
  const names = [await decideByKeys(), await decideByKeys()];
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(texts.notSaved(names)),
  );
});

it('reads the list again once after several decisions', async () => {
  const { sent, listed } = open('pending');
  await decide('Anders Holm', 'Lena Hoffmann', 'Hana Sato');
  await waitFor(() => expect(listed).toHaveLength(2));
  expect(sent).toHaveLength(3);
  expect(await screen.findAllByText(/^Saved: |\. Saved: /)).not.toHaveLength(0);
  expect(listed).toHaveLength(2);
});

it('reads the list again when the window gets the focus', async () => {
  const { listed } = open('pending');
  await screen.findByText('Hana Sato');
  expect(listed).toHaveLength(1);
  act(() => {
    globalThis.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(listed).toHaveLength(2));
});

it('lists what the address says, and keeps a change in it', async () => {
  const { listed, router } = open('pending', '?status=maybe&page=2&cardSubmitted=false');
  await screen.findByText('Hana Sato');
  expect(listed).toEqual(['?page=2&waitlistStatus=maybe&paginated=true&cardSubmitted=false']);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(listed).toHaveLength(2));
  expect(router.state.location.search).toBe('?status=maybe&page=3&cardSubmitted=false');
});
