import { managedEventReply } from '@perigee/api/fixtures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../config.ts';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { eventHref, inviteLinkHref, portalEventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { payoutsState } from './begun-payouts.ts';
import { Component } from './event-manager.tsx';

const { event } = managedEventReply;
/** The event as a member reads it, who does not run it. */
const { Signups: _signups, ...publicEvent } = event;

beforeEach(() => sessionStorage.clear());

/** Opens the event manager with an API that answers the event so. Gives the changes that were sent, and the toasts. */
function open(answer: () => Response | Promise<Response>, search = '') {
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname === '/payments/stripe/update') {
      sent.push([pathname, JSON.parse(body as string)]);
      return new Response(null, { status: 204 });
    }
    if (pathname === `/events/${event.id}` && method === 'GET') return answer();
    return Response.json([]);
  });
  const services = createTestServices();
  const succeeded = vi.spyOn(services.toasts, 'success');
  const failed = vi.spyOn(services.toasts, 'error');
  const router = openRoutes(
    services,
    [
      { path: paths.portalEvent, element: <Component /> },
      { path: paths.home, element: 'The landing page' },
    ],
    portalEventHref(event.id) + search,
  );
  return { router, sent, succeeded, failed };
}

describe('the landing page is shown in place of', () => {
  it.each([
    ['an event that is not found', () => Response.json({ message: 'Not Found' }, { status: 404 })],
    ['an event that another host runs', () => Response.json({ event: publicEvent })],
  ])('%s', async (_event, answer) => {
    open(answer);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });
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
