import { freeMonthsGiven, freeMonthsNotGiven, reviewedMember } from '@perigee/api/fixtures';
import { adminMessages } from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes, wrapperWith } from '../../services/test-services.tsx';
import { adminUserHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { useMemberCalls } from './use-member-calls.ts';
import { Component } from './user.tsx';

/** Opens the page of a user with an API that answers so. */
function open(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const services = createTestServices();
  openRoutes(
    services,
    [
      { path: paths.adminUser, element: <Component /> },
      { path: paths.adminUsers, element: 'The active users' },
    ],
    adminUserHref('noor'),
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

/** The calls of the page of a user at the address of their username, with an API that answers so. */
function callsWith(answer: () => Response) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = new URL(url).pathname;
    if (method !== 'GET')
      sent.push({ path, body: JSON.parse((body as string | undefined) ?? 'null') });
    return answer();
  });
  const { result } = renderHook(() => useMemberCalls(reviewedMember), {
    wrapper: wrapperWith(createTestServices()),
  });
  return { calls: result.current, sent };
}

it('every call is for the user who is shown, also once another user has taken their username', async () => {
  const { calls, sent } = callsWith(() => Response.json({}));
  await calls.onUpdateHNum(4);
  await calls.onChangeAccountType();
  await calls.onDecidePhoto({ id: 1, moderationStatus: 'Approved' });
  await calls.onPause();
  await calls.onResume();
  await calls.onDelete();
  const user = `/v1/admin/users/${reviewedMember.id}`;
  const membership = `/v1/admin/memberships/users/${reviewedMember.id}`;
  const expected = [user, user, user, `${membership}/pause`, `${membership}/resume`, user];
  expect(sent.map(({ path }) => path)).toEqual(expected);
});

describe('free months', () => {
  it('are asked for by the id of the user', async () => {
    const { calls, sent } = callsWith(() => Response.json(freeMonthsGiven));
    await calls.onAddFreeMonths('2 weeks', 'Our mistake.');
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
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
