import { sessionTokens } from '@perigee/api';
import { acceptedDater, memberSession } from '@perigee/api/fixtures';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component as Account } from './account.tsx';

it('leads to the landing page after a log-out', async () => {
  vi.stubGlobal('fetch', async () => Response.json(acceptedDater));
  const services = createTestServices();
  await services.session.signIn(sessionTokens(memberSession));
  openRoutes(
    services,
    [
      { path: paths.account, element: <Account /> },
      { path: paths.home, element: 'The landing page' },
    ],
    paths.account,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByText('The landing page');
  expect(services.session.getToken()).toBeNull();
});
