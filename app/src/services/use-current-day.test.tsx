import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from './test-services.tsx';
import { useCurrentDay } from './use-current-day.ts';

const wrapper = wrapperWith(createTestServices());

/** Opens a page at a time of the device's clock. */
function openAt(time: string) {
  vi.setSystemTime(new Date(time));
  const { result } = renderHook(useCurrentDay, { wrapper });
  return () => result.current.getDate();
}

describe('useCurrentDay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the next day after each midnight with the page open', () => {
    const day = openAt('2026-12-10T23:59:00');
    act(() => void vi.advanceTimersByTime(59_999));
    expect(day()).toBe(10);
    act(() => void vi.advanceTimersByTime(1));
    expect(day()).toBe(11);
    act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
    expect(day()).toBe(12);
  });

  it('is another day when the page is looked at again, before its late timer', () => {
    const day = openAt('2026-12-10T23:59:00');
    vi.setSystemTime(new Date('2026-12-11T07:30:00'));
    act(() => void dispatchEvent(new Event('focus')));
    expect(day()).toBe(11);
  });
});
