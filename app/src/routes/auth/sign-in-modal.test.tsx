import { CODE, newcomerAuthentication, session, waitlistedDater } from '@perigee/api/fixtures';
import type { SignInDialog } from '@perigee/ui/auth';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import SignInModal from './sign-in-modal.tsx';

const answers = {
  firstName: 'Marisol',
  lastName: 'Vega',
  email: 'marisol@example.com',
  instagramLink: 'https://www.instagram.com/marisol.vega',
};

// Its steps have stories of their own. A browser's Back closes it at any of them.
vi.mock('@perigee/ui/auth', async (original) => ({
  ...(await original<object>()),
  SignInDialog: ({
    next,
    onAuthenticate,
    onSignUp,
    onClose,
  }: ComponentProps<typeof SignInDialog>) => (
    <>
      <button
        onClick={() => void onAuthenticate('+12125550142', CODE).then(() => onSignUp(answers))}
      >
        Sign up
      </button>
      {next !== undefined && <p>The profile</p>}
      <button onClick={onClose}>Close</button>
    </>
  ),
}));

vi.mock('../signup/profile-steps.tsx', () => ({ default: () => null }));

it('leads to the origin when Back closes it at the profile after a sign-up', async () => {
  const replies: Readonly<Record<string, unknown>> = {
    '/users/me': waitlistedDater,
    '/auth/phone': newcomerAuthentication,
    '/auth/signup': session,
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(replies[new URL(url).pathname]));
  const router = openRoutes(
    createTestServices(),
    [
      { path: paths.home, element: <SignInModal onClosed={() => undefined} /> },
      { path: paths.account, element: 'The account' },
    ],
    paths.home,
  );
  const from = { pathname: paths.account };
  await act(() => router.navigate(paths.home, { state: { from } }));
  fireEvent.click(screen.getByText('Sign up'));
  await screen.findByText('The profile');
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.account));
});
