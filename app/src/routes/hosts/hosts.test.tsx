import { sessionTokens, type DiscoverRequest } from '@perigee/api';
import {
  acceptedDater,
  dateApplication,
  eveningsDiscovery,
  hostSession,
  hostUser,
  ownHost,
  publicHost,
  upcomingEvent,
} from '@perigee/api/fixtures';
import { hostPageMessages } from '@perigee/domain/hosts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Component as PortalLayout } from '../../layouts/portal-layout.tsx';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component as Hosts } from './hosts.tsx';

const texts = hostPageMessages;

/** Opens a page of hosts inside its layout. */
async function open(
  address: string,
  user: object | null,
  discover: (request: DiscoverRequest) => object = () => eveningsDiscovery,
) {
  const answers: Readonly<Record<string, unknown>> = {
    '/users/me': user,
    [`/hosts/${publicHost.linkId}`]: publicHost,
    [`/hosts/${publicHost.linkId}/events`]: [upcomingEvent],
    [`/hosts/${ownHost.id}`]: ownHost,
    [`/hosts/${ownHost.id}/date`]: [dateApplication],
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    if (pathname === '/events/discover') {
      return Response.json(discover(JSON.parse(body ?? '{}') as DiscoverRequest));
    }
    return Response.json(answers[pathname] ?? []);
  });
  const services = createTestServices();
  if (user !== null) await services.session.signIn(sessionTokens(hostSession));
  openRoutes(
    services,
    [{ element: <PortalLayout />, children: [{ path: paths.hosts, element: <Hosts /> }] }],
    address,
  );
  return services;
}

const theme = () => document.documentElement.dataset['theme'];

describe('without a link id', () => {
  it('lists the hosts of the evenings to discover, each once, for a visitor', async () => {
    await open('/hosts', null);
    const list = await screen.findByRole('link', { name: /^Giulia Moretti/ });
    expect(list.getAttribute('href')).toBe('/hosts/giulia-moretti');
    expect(screen.getAllByRole('link', { name: /evenings?$/ })).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(theme()).not.toBe('day');
  });

  it('lists also the hosts of later pages', async () => {
    const { events } = eveningsDiscovery;
    const [first] = events;
    await open('/hosts', null, ({ page }) => ({
      ...eveningsDiscovery,
      events: page === 2 ? events.filter(({ host }) => host?.id !== first?.host?.id) : [first],
      pages: 2,
    }));
    await screen.findByRole('link', { name: /^Giulia Moretti/ });
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /evenings?$/ })).toHaveLength(4),
    );
  });

  it('lists the hosts for a member', async () => {
    await open('/hosts', acceptedDater);
    expect(await screen.findByRole('heading', { name: texts.list.title })).toBeTruthy();
    expect(theme()).not.toBe('day');
  });

  it('shows a host their own page, in the portal and by day', async () => {
    await open('/hosts', hostUser);
    const name = await screen.findByLabelText<HTMLInputElement>(texts.signUp.name);
    expect(name.value).toBe(ownHost.name);
    expect(await screen.findByText(dateApplication.message ?? '')).toBeTruthy();
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    const current = navigation.getByRole('link', { name: texts.own.title });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(theme()).toBe('day');
  });

  it('keeps what a host has typed while they sign in again after an expiry', async () => {
    const { session } = await open('/hosts', hostUser);
    const name = await screen.findByLabelText<HTMLInputElement>(texts.signUp.name);
    fireEvent.change(name, { target: { value: 'The Late Table' } });
    act(() => session.expire(hostSession.jwt));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(name.isConnected).toBe(true);
    await act(async () => session.signIn(sessionTokens(hostSession)));
    expect(name.isConnected).toBe(true);
    expect(name.value).toBe('The Late Table');
  });
});

describe('with a link id', () => {
  it('shows a visitor the evenings of this host that discover returns', async () => {
    await open('/hosts/giulia-moretti', null);
    expect(await screen.findByRole('heading', { level: 1, name: publicHost.name })).toBeTruthy();
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.textContent)).not.toContain('The Long Table');
    expect(screen.queryByRole('button', { name: texts.date.ask })).toBeNull();
  });

  it('lets a member ask for a date', async () => {
    await open('/hosts/giulia-moretti', acceptedDater);
    expect(await screen.findByRole('button', { name: texts.date.ask })).toBeTruthy();
    expect(await screen.findByRole('link', { name: upcomingEvent.title })).toBeTruthy();
  });

  it('shows a host the way to their own page', async () => {
    await open('/hosts/giulia-moretti', hostUser);
    const edit = await screen.findByRole('link', { name: texts.page.edit });
    expect(edit.getAttribute('href')).toBe('/hosts');
    expect(theme()).not.toBe('day');
  });
});
