import { CODE, hostUser, acceptedDater, memberAuthentication } from '@perigee/api/fixtures';
import type { SignInFlowProps } from '@perigee/ui/auth';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component as Signup } from './signup.tsx';

// Its steps have stories of their own.
vi.mock('@perigee/ui/auth', async (original) => ({
  ...(await original<object>()),
  SignInFlow: ({ onAuthenticate, onSignedIn }: SignInFlowProps) => (
    <button onClick={() => void onAuthenticate('+12125550142', CODE).then(onSignedIn)}>
      Sign in
    </button>
  ),
}));

it.each([
  ['a host to the portal', hostUser, 'The portal'],
  ['a member home', acceptedDater, 'Home'],
])('leads %s after a sign-in', async (_where, user, page) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(new URL(url).pathname === '/users/me' ? user : memberAuthentication),
  );
  openRoutes(
    createTestServices(),
    [
      { path: paths.signup, element: <Signup /> },
      { path: paths.portal, element: 'The portal' },
      { path: paths.home, element: 'Home' },
    ],
    paths.signup,
  );
  fireEvent.click(await screen.findByText('Sign in'));
  expect(await screen.findByText(page)).toBeTruthy();
});
