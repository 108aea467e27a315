import { sessionTokens } from '@perigee/api';
import { hostSession, hostUser } from '@perigee/api/fixtures';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { rememberCheckout, rememberedCheckout } from '../events/left-checkout.ts';
import { reservedHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { Component } from './tickets.tsx';

afterEach(() => {
  sessionStorage.clear();
});

// Else the page of the event would say that nothing was charged once the ticket is refunded.
it.each([
  ['forgets the payment page once the user returns from it with a ticket', reservedHref(12), null],
  ['remembers the payment page while the user looks at their tickets', paths.tickets, 12],
])('%s', async (_what, address, remembered) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(new URL(url).pathname === '/users/me' ? hostUser : []),
  );
  const services = createTestServices();
  await services.session.signIn(sessionTokens(hostSession));
  rememberCheckout(12);
  openRoutes(services, [{ path: paths.tickets, element: <Component /> }], address);
  await screen.findByText('You have no upcoming events');
  expect(rememberedCheckout()).toBe(remembered);
});
