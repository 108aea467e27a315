import { limits } from '@perigee/domain';
import {
  adminWaitlistMessages,
  NO_WAITLIST_FILTERS,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FilterChange } from './filter-options.ts';
import { WaitlistFilters } from './WaitlistFilters.tsx';

// jsdom has no media queries: the window is wide, and still.
const wide = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
const SEARCH: WaitlistSearch = {
  ...NO_WAITLIST_FILTERS,
  tab: 'pending',
  view: 'list',
  page: 1,
  applicant: null,
};

const sent = vi.fn<(change: FilterChange) => void>();
const at = (search: string) => (
  <WaitlistFilters search={{ ...SEARCH, search }} onChange={sent} busy={false} />
);
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: adminWaitlistMessages.filters.search });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(limits.adminSearchDelayMs);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => wide);
});

afterEach(() => {
  vi.useRealTimers();
  sent.mockReset();
});

it('keeps what is typed while the address still has an earlier text', () => {
  const { rerender } = render(at(''));
  type('Pri');
  pause();
  expect(field().value).toBe('Pri');
  type('Priya');
  rerender(at('Pri'));
  expect(field().value).toBe('Priya');
  pause();
  expect(sent.mock.calls).toEqual([[{ search: 'Pri' }], [{ search: 'Priya' }]]);
  rerender(at('Priya'));
  expect(field().value).toBe('Priya');
});

it('sends a cleared text, also before the address has the text', () => {
  const { rerender } = render(at(''));
  type('Pri');
  pause();
  type('');
  pause();
  expect(sent).toHaveBeenLastCalledWith({ search: '' });
  rerender(at('Pri'));
  rerender(at(''));
  expect(field().value).toBe('');
});

it('shows a text that the address got from elsewhere', () => {
  const { rerender } = render(at('Pri'));
  rerender(at(''));
  expect(field().value).toBe('');
});
