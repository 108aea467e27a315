import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from './test-services.tsx';
import { useClockCorrection } from './use-clock-correction.ts';

const correct = vi.fn<() => void>();
const wrapper = wrapperWith(createTestServices());

describe('useClockCorrection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-12-10T19:30:00Z');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('corrects on focus, and when the network is back', () => {
    const { unmount } = renderHook(() => useClockCorrection(correct), { wrapper });
    expect(correct).not.toHaveBeenCalled();
    dispatchEvent(new Event('focus'));
    expect(correct).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(correct).toHaveBeenCalledTimes(3);
    unmount();
    dispatchEvent(new Event('focus'));
    expect(correct).toHaveBeenCalledTimes(3);
  });

  it('does not ask the server while time goes by', () => {
    renderHook(() => useClockCorrection(correct), { wrapper });
    vi.advanceTimersByTime(3_600_000);
    expect(correct).not.toHaveBeenCalled();
  });

  it.each([
    ['after sleep', '2026-12-10T20:30:00Z'],
    ['after the clock was set back', '2026-12-10T18:30:00Z'],
  ])('corrects %s', (_when, time) => {
    renderHook(() => useClockCorrection(correct), { wrapper });
    vi.setSystemTime(time);
    vi.advanceTimersByTime(20_000);
    expect(correct).toHaveBeenCalledOnce();
  });
});
