import type { MatchesPage } from '@perigee/ui/chat';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { Component } from './matches.tsx';

vi.mock('@perigee/ui/chat', async (original) => ({
  ...(await original<object>()),
  MatchesPage: ({ now }: ComponentProps<typeof MatchesPage>) => <p>{`Day ${now.getDate()}`}</p>,
}));

afterEach(() => {
  vi.useRealTimers();
});

it('the messages of today are those of yesterday after midnight', () => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-12-10T23:59:00'));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
    { wrapper: wrapperWith(createTestServices()) },
  );
  expect(screen.getByText('Day 10')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Day 11')).toBeTruthy();
});
