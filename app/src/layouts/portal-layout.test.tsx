import { sessionTokens } from '@perigee/api';
import { acceptedDater, hostSession, hostUser } from '@perigee/api/fixtures';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../routes/paths.ts';
import { createTestServices, openRoutes } from '../services/test-services.tsx';
import { Component as PortalLayout } from './portal-layout.tsx';

const theme = () => document.documentElement.dataset['theme'];

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('the page for partners', () => {
  async function open(user: object | null) {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(new URL(url).pathname === '/users/me' ? user : []),
    );
    const services = createTestServices();
    if (user !== null) await services.session.signIn(sessionTokens(hostSession));
    const page = { path: paths.partnersApplication, element: <p>How hosting works</p> };
    const layout = { element: <PortalLayout />, children: [page] };
    openRoutes(services, [layout], paths.partnersApplication);
    await screen.findByText('How hosting works');
  }

  it.each([
    ['a visitor', null],
    ['a member', acceptedDater],
  ])('is a page of the site for %s', async (_who, user) => {
    await open(user);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(theme()).not.toBe('day');
  });

  it('is a page of the portal for a host', async () => {
    await open(hostUser);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(theme()).toBe('day');
  });
});
