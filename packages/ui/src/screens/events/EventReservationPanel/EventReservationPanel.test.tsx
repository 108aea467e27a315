import { upcomingEvent } from '@perigee/api/fixtures';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../components/Toast/Toast.tsx';
import { EventReservationPanel } from './EventReservationPanel.tsx';

const START = Date.parse(upcomingEvent.startTime);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Not at a whole minute before the start: the clock of the panel is read every minute.
  vi.useFakeTimers({ now: START - 30_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('does not say that the event starts in a time once it has started', async () => {
  render(
    <EventReservationPanel
      event={upcomingEvent}
      chosenId={null}
      viewer={null}
      profileHref="/profile"
      onSignIn={vi.fn<() => void>()}
      onReserve={async () => 'approved'}
      onShowTicket={vi.fn<(id: number) => void>()}
    />,
    { wrapper: ToastProvider },
  );
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/^Starts in/).textContent).toBe('Starts in 00:30');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  const started = screen.getAllByText('Started at: 7:00 PM')[0];
  expect(started?.closest('p')?.textContent).not.toMatch(/Starts in/);
});
