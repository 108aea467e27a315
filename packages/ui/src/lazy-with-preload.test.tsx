import { messages } from '@perigee/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const load = () => Promise.resolve(Greeting);

async function renderLazily(Lazy: ReturnType<typeof lazyWithPreload<{ name: string }>>) {
  await act(async () => {
    render(
      <Suspense fallback="One moment">
        <Lazy name="Grace" />
      </Suspense>,
    );
  });
}

describe('a lazy component with preload', () => {
  it('renders at once if it was preloaded', async () => {
    const Preloaded = lazyWithPreload(load);
    await Preloaded.preload();
    render(<Preloaded name="Ada" />);
    expect(screen.getByText('Good evening, Ada')).toBeTruthy();
  });

  it('renders later if it was not preloaded', async () => {
    await renderLazily(lazyWithPreload(load));
    expect(await screen.findByText('Good evening, Grace')).toBeTruthy();
  });

  it('rejects a preload that fails', async () => {
    const Lost = lazyWithPreload(() => Promise.reject<typeof Greeting>(new Error('offline')));
    await expect(Lost.preload()).rejects.toThrow('offline');
  });

  it('offers a retry in its place after a failed download', async () => {
    const failingOnce = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(load);
    await renderLazily(lazyWithPreload(failingOnce));
    expect(await screen.findByText(messages.tryAgain)).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Good evening, Grace')).toBeTruthy();
    expect(failingOnce).toHaveBeenCalledTimes(2);
  });

  describe('retried', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    const pressTryAgain = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

    it('keeps the error while the network is not yet back, and renders once it is', async () => {
      const offline = new Error('offline');
      const failingThreeTimes = vi
        .fn<() => Promise<typeof Greeting>>()
        .mockRejectedValueOnce(offline)
        .mockRejectedValueOnce(offline)
        .mockRejectedValueOnce(offline)
        .mockImplementation(load);
      await renderLazily(lazyWithPreload(failingThreeTimes));
      await pressTryAgain();
      const button = screen.getByRole('button', { name: 'Try again' });
      expect(button.getAttribute('aria-busy')).toBe('true');
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByText(messages.tryAgain)).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(screen.getByText('Good evening, Grace')).toBeTruthy();
      expect(failingThreeTimes).toHaveBeenCalledTimes(4);
    });

    it('offers to reload the page after it has failed again', async () => {
      await renderLazily(lazyWithPreload(() => Promise.reject<typeof Greeting>(new Error('gone'))));
      await pressTryAgain();
      expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(4000));
      expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
    });
  });
});
