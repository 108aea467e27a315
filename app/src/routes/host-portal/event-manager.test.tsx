import { eventLookups, hostUser, managedEventReply } from '@perigee/api/fixtures';
import { eventFormMessages, eventServerMessages } from '@perigee/domain/events';
import { managerMessages } from '@perigee/domain/host-portal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../config.ts';
import { createTestServices, openRoutes, signedIn } from '../../services/test-services.tsx';
import { eventHref, inviteLinkHref, portalEventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { payoutsState } from './begun-payouts.ts';
import { Component } from './event-manager.tsx';

const { event } = managedEventReply;
/** The event as a member reads it, who does not run it. */
const { Signups: _signups, ...publicEvent } = event;

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 });
const onboardingFirst = () =>
  Response.json({ message: eventServerMessages.onboardingFirst }, { status: 403 });

beforeEach(() => sessionStorage.clear());

/** Three weeks before the event. */
const NOW = new Date('2026-11-28T18:00:00Z');

/**
 * Opens the event manager as its host, with an API that answers the event so until it is deleted. Gives the changes
 * that were sent, and the toasts.
 */
function open(answer: () => Response | Promise<Response>, search = '') {
  const sent: [path: string, body: unknown][] = [];
  let isDeleted = false;
  const services = {
    ...signedIn(createTestServices(), hostUser),
    clock: { now: () => NOW },
  };
  const refetch = () => services.queryClient.refetchQueries({ queryKey: ['getEvent'] });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname === '/payments/stripe/update') {
      sent.push([pathname, JSON.parse(body as string)]);
      return new Response(null, { status: 204 });
    }
    if (method === 'DELETE') {
      isDeleted = true;
      // As the channel may tell the page of the change before the response does.
      await refetch();
      return new Response(null, { status: 204 });
    }
    if (pathname === `/events/${event.id}`) return isDeleted ? notFound() : answer();
    if (pathname === '/users/me') return Response.json(hostUser);
    if (pathname === '/events/miscellaneous') return Response.json(eventLookups);
    return Response.json([]);
  });
  const succeeded = vi.spyOn(services.toasts, 'success');
  const failed = vi.spyOn(services.toasts, 'error');
  const router = openRoutes(
    services,
    [
      { path: paths.portalEvent, element: <Component /> },
      { path: paths.home, element: 'The landing page' },
      { path: paths.portal, element: 'The portal' },
    ],
    portalEventHref(event.id) + search,
  );
  return { router, sent, succeeded, failed, refetch };
}

describe('the landing page is shown in place of', () => {
  it.each([
    ['an event that is not found', notFound],
    ['an event that another host runs', () => Response.json({ event: publicEvent })],
    ['one of another host, for a host who is not a member', onboardingFirst],
  ])('%s', async (_event, answer) => {
    open(answer);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });

  it('an event that is deleted elsewhere', async () => {
    let answer = () => Response.json(managedEventReply);
    const { refetch } = open(() => answer());
    await screen.findByRole('button', { name: 'Copy event URL' });
    answer = notFound;
    await act(refetch);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });
});

it('leads to the portal once the event is deleted here, and from there not back to it', async () => {
  const { router } = open(() => Response.json(managedEventReply));
  fireEvent.click(
    await screen.findByRole('tab', { name: managerMessages.tabs['update-event-info'] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: eventFormMessages.delete }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: eventFormMessages.delete }));
  expect(await screen.findByText('The portal')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('The landing page')).toBeTruthy();
});

describe('the addresses that a host copies are at the current origin, not the configured one', () => {
  it.each([
    ['Copy event URL', eventHref(event.slug)],
    ['Copy invite link', inviteLinkHref(event.slug)],
  ])('%s', async (name, href) => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open(() => Response.json(managedEventReply));
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + href);
    expect(config.webUrl).not.toBe(location.origin);
  });
});

/** The event stays loading: what is tested does not wait for it. */
const pending = () => new Promise<Response>(() => undefined);

describe('a host who returns from the payments provider', () => {
  it('connects the account, once', async () => {
    const state = payoutsState();
    const { router, sent, succeeded } = open(pending, `?code=ac_1&state=${state}`);
    await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
    expect(sent).toEqual([['/payments/stripe/update', { authCode: 'ac_1' }]]);
    expect(router.state.location.search).toBe('');
    expect(payoutsState()).not.toBe(state);
  });

  it('is refused with the state of another visit', async () => {
    payoutsState();
    const { router, sent, failed } = open(pending, '?code=ac_1&state=of-another');
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(sent).toEqual([]);
    expect(router.state.location.search).toBe('');
  });
});
