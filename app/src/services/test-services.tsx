import type { SessionState, User } from '@perigee/api';
import { LinkProvider } from '@perigee/ui';
import { render } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createMemoryStorage } from './memory-storage.ts';
import { RouterLink } from './RouterLink.tsx';
import { createServices, type Services, type ServicesOptions } from './services.ts';
import { ServicesProvider } from './ServicesProvider.tsx';

/** The services of a test, which answers for the product API in a stub of `fetch`. */
export const createTestServices = (options: Partial<ServicesOptions> = {}): Services =>
  createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage(), ...options });

/** The same services in the session of a user. */
export function signedIn(services: Services, user: User): Services {
  const state: SessionState = { status: 'LOGGED_IN', user, problem: null, ended: null };
  return { ...services, session: { ...services.session, getState: () => state } };
}

/** The wrapper of a component or a hook that uses the services. */
export const wrapperWith = (services: Services) =>
  function Wrapper({ children }: PropsWithChildren) {
    return <ServicesProvider services={services}>{children}</ServicesProvider>;
  };

/** Opens an address of an app that has only these routes. */
export function openRoutes(services: Services, routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { wrapper: wrapperWith(services) },
  );
  return router;
}
