import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component as Invite } from './invite.tsx';

it('logs a code that is malformed, and opens home', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openRoutes(
    createTestServices(),
    [
      { path: paths.invite, element: <Invite /> },
      { path: paths.home, element: 'Home' },
    ],
    '/invite/not%20a%20code!',
  );
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
