import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLinkToken } from './use-link-token.ts';

function Login() {
  return <p>token: {useLinkToken('magicToken') ?? 'none'}</p>;
}

function open(address: string) {
  const routes = [{ path: '/login', element: <Login /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

it('removes a token from the address and the history at once, and keeps it for the page', () => {
  const router = open('/login?magicToken=abc&as=host');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?as=host' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText('token: abc')).toBeTruthy();
});

it('returns null for a page without a token, also after a page with one', async () => {
  const router = open('/login?magicToken=abc');
  await act(async () => router.navigate('/login'));
  expect(screen.getByText('token: none')).toBeTruthy();
});
