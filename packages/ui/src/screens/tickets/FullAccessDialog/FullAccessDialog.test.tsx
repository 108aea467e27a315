import { limits } from '@perigee/domain';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullAccessDialog } from './FullAccessDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass, and then the code of the dialog arrive, which takes none. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.dynamicImportSettled());
}

it('opens a second after the member comes, and not before', async () => {
  expect(limits.fullAccessDelayMs).toBe(1000);
  render(<FullAccessDialog open discoverHref="/" onClose={vi.fn<() => void>()} />);
  await pass(limits.fullAccessDelayMs - 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1);
  expect(screen.getByRole('dialog').textContent).toContain('you have full access');
});

it('does not open for a member who has left by then', async () => {
  const dialog = { discoverHref: '/', onClose: vi.fn<() => void>() };
  const { rerender } = render(<FullAccessDialog {...dialog} open />);
  await pass(limits.fullAccessDelayMs - 1);
  rerender(<FullAccessDialog {...dialog} open={false} />);
  await pass(limits.fullAccessDelayMs);
  expect(screen.queryByRole('dialog')).toBeNull();
});
