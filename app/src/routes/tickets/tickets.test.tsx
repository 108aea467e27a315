import { sessionTokens, SessionProvider } from '@perigee/api';
import { hostSession, hostUser } from '@perigee/api/fixtures';
import { LinkProvider } from '@perigee/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { RouterLink } from '../../services/RouterLink.tsx';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { rememberCheckout, rememberedCheckout } from '../events/left-checkout.ts';
import { reservedHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { Component } from './tickets.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

// Else the page of the event would say that nothing was charged once the ticket is refunded.
it.each([
  ['forgets the payment page once the user returns from it with a ticket', reservedHref(12), null],
  ['remembers the payment page while the user looks at their tickets', paths.tickets, 12],
])('%s', async (_what, address, remembered) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(new URL(url).pathname === '/users/me' ? hostUser : []),
  );
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  await services.session.signIn(sessionTokens(hostSession));
  rememberCheckout(12);
  const router = createMemoryRouter([{ path: paths.tickets, element: <Component /> }], {
    initialEntries: [address],
  });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await screen.findByText('You have no upcoming events');
  expect(rememberedCheckout()).toBe(remembered);
});
