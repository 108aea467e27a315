import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ServicesContext } from '../../services/services-context.ts';
import type { Services } from '../../services/services.ts';
import { CrashRoute } from './crash.tsx';

it('shows the crash page, and reports the error once', async () => {
  // React logs the error as well.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const error = new TypeError('x is not a function');
  const report = vi.fn<(error: unknown) => void>();
  const loader = () => Promise.reject(error);
  const router = createMemoryRouter([
    { path: '/', loader, hydrateFallbackElement: <></>, errorElement: <CrashRoute /> },
  ]);
  render(
    <ServicesContext value={{ errors: { report } } as unknown as Services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  );
  expect(await screen.findByText('Sorry, something went wrong')).toBeTruthy();
  // An effect reports it, which may run after the page is rendered.
  await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error));
});
