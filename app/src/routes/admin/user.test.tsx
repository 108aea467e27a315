import { SessionProvider } from '@perigee/api';
import { freeMonthsGiven, freeMonthsNotGiven, reviewedMember } from '@perigee/api/fixtures';
import { adminMessages } from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import { ToastsContext, type Toasts } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { adminUserHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { useMemberCalls } from './use-member-calls.ts';
import { Component } from './user.tsx';

const toasts = {
  success: vi.fn<Toasts['success']>(),
  error: vi.fn<Toasts['error']>(),
  info: vi.fn<Toasts['info']>(),
  message: vi.fn<Toasts['message']>(),
  loading: vi.fn<Toasts['loading']>(),
  close: vi.fn<Toasts['close']>(),
} satisfies Toasts;

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const servicesOf = () =>
  createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });

/** Opens the page of a user with an API that answers so. */
function open(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const services = servicesOf();
  const router = createMemoryRouter(
    [
      { path: paths.adminUser, element: <Component /> },
      { path: paths.adminUsers, element: 'The active users' },
    ],
    { initialEntries: [adminUserHref('noor')] },
  );
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <ToastsContext value={toasts}>
            <RouterProvider router={router} />
          </ToastsContext>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return services;
}

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 });

describe('the page of a user', () => {
  it('says that there is no such user', async () => {
    open(notFound);
    expect(await screen.findByRole('heading', { name: adminMessages.notFound })).toBeTruthy();
  });

  it('says so after a refetch too, when the user is deleted meanwhile', async () => {
    let answer = () => Response.json(reviewedMember);
    const { queryClient } = open(() => answer());
    expect(await screen.findByRole('heading', { level: 1, name: /Noor Rahimi/ })).toBeTruthy();
    answer = notFound;
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('heading', { name: adminMessages.notFound })).toBeTruthy();
  });
});

describe('free months', () => {
  /** The calls of the user page, with an API that answers so. */
  function callsWith(answer: () => Response) {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
      if (method === 'POST') sent.push(JSON.parse(body as string));
      return answer();
    });
    const { queryClient } = servicesOf();
    const { result } = renderHook(() => useMemberCalls('noor', reviewedMember), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    });
    return { calls: result.current, sent };
  }

  it('are asked for by the id of the user', async () => {
    const { calls, sent } = callsWith(() => Response.json(freeMonthsGiven));
    await calls.onAddFreeMonths('2 weeks', 'Our mistake.');
    await waitFor(() =>
      expect(sent).toEqual([
        { userIds: [reviewedMember.id], duration: '2 weeks', reason: 'Our mistake.' },
      ]),
    );
  });

  it('fail unless the first answer is a success', async () => {
    const { calls } = callsWith(() => Response.json(freeMonthsNotGiven));
    await expect(calls.onAddFreeMonths('2 weeks', 'Our mistake.')).rejects.toThrow(
      membershipMessages.freeMonthsNotAdded,
    );
  });
});
