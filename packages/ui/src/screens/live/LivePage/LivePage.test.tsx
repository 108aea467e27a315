import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ready } from '../../../loadable.ts';
import { LivePage } from './LivePage.tsx';
import { atTime, evening } from './story-data.ts';

// Stories have a fixed time. What they cannot show is a clock that is corrected.
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['the end', '23:00:00'],
  ['the round', '20:18:48'],
])('follows a clock that is corrected after it has said %s', async (_what, wrong) => {
  let time = atTime(wrong);
  render(
    <LivePage
      event={ready(evening)}
      onEnter={async () => undefined}
      hasEntered
      isOffline={false}
      wakeLock={undefined}
      eventHref="/events/the-long-table"
      ticketsHref="/tickets"
      matchesHref="/matches"
      readTime={() => time}
    />,
  );
  await act(async () => undefined);
  expect(screen.queryByText('The room is open. Come in.')).toBeNull();
  time = atTime('19:21:00');
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('The room is open. Come in.')).toBeDefined();
});
