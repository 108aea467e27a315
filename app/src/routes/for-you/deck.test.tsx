import { SessionProvider } from '@perigee/api';
import { acceptedDater, adminUser, fullDeck } from '@perigee/api/fixtures';
import type { ForYouDeck } from '@perigee/ui/for-you';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { DeckRoute } from './deck.tsx';

// Its carousel needs more of a browser than jsdom has.
vi.mock('@perigee/ui/for-you', async (original) => ({
  ...(await original<object>()),
  ForYouDeck: ({ isAdmin }: ComponentProps<typeof ForYouDeck>) => (
    <p>For an admin: {`${isAdmin}`}</p>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Their overlay is shorter. Source: member §2 (For-you deck).
it.each([
  ['an admin', adminUser, true],
  ['a member', acceptedDater, false],
])('the deck knows that it is for %s', (_who, user, isAdmin) => {
  vi.stubGlobal('fetch', async () => Response.json(fullDeck));
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <MemoryRouter>
            <DeckRoute user={user} tabs={null} />
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  expect(screen.getByText(/^For an admin/).textContent).toBe(`For an admin: ${isAdmin}`);
});
