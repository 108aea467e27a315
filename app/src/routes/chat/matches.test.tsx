import { SessionProvider } from '@perigee/api';
import type { MatchesPage } from '@perigee/ui/chat';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { Component } from './matches.tsx';

vi.mock('@perigee/ui/chat', async (original) => ({
  ...(await original<object>()),
  MatchesPage: ({ now }: ComponentProps<typeof MatchesPage>) => <p>{`Day ${now.getDate()}`}</p>,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the messages of today are those of yesterday after midnight', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-12-10T23:59:00'));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <SessionProvider session={services.session}>
          <MemoryRouter>
            <Component />
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  expect(screen.getByText('Day 10')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Day 11')).toBeTruthy();
});
