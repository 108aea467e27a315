import { sessionTokens } from '@perigee/api';
import { adminUser, session } from '@perigee/api/fixtures';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../routes/paths.ts';
import { createTestServices, openRoutes } from '../services/test-services.tsx';
import { Component as AdminLayout } from './admin-layout.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireSession } from './require-session.tsx';

vi.mock('../routes/auth/sign-in-modal.tsx', () => ({ default: () => null }));

const TOKENS = sessionTokens({ ...session, userId: adminUser.id });

/** Opens an admin page with a field, inside the layout and the guards of the router. */
async function openAdminPage(user = adminUser) {
  vi.stubGlobal('fetch', async () => Response.json(user));
  const services = createTestServices();
  await services.session.signIn(TOKENS);
  const page = { path: paths.admin, element: <input aria-label="Note" /> };
  const guards = {
    element: <RequireSession />,
    children: [{ element: <RequireAdmin />, children: [page] }],
  };
  openRoutes(
    services,
    [
      { element: <AdminLayout />, children: [guards] },
      { path: paths.home, element: 'The landing page' },
    ],
    paths.admin,
  );
  return services;
}

it('keeps the input of a page, without the header, until its admin has signed in again', async () => {
  const services = await openAdminPage();
  const note = screen.getByLabelText('Note');
  fireEvent.change(note, { target: { value: 'half a sentence' } });
  expect(screen.getByRole('banner')).toBeTruthy();
  await act(async () => services.session.expire(TOKENS.token));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByLabelText('Note')).toBe(note);
  await act(() => services.session.signIn(TOKENS));
  expect(screen.getByLabelText('Note')).toBe(note);
  expect(screen.getByRole('banner')).toBeTruthy();
});

it('has neither a header nor a page for other users', async () => {
  await openAdminPage({ ...adminUser, admin: false });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByLabelText('Note')).toBeNull();
});
