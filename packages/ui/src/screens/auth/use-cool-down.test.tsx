import { act, renderHook } from '@testing-library/react';
import { resendCoolDownMessage } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { useCoolDown } from './use-cool-down.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('counts down until another code can be requested', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCoolDown(undefined));
  expect(result.current.timeLeft).toBe(null);
  const endsAt = new Date(Date.now() + 2000);
  await act(async () => {
    const isSent = await result.current.sendUnlessCooling(() =>
      Promise.reject(new CoolDownError(resendCoolDownMessage(2), endsAt)),
    );
    expect(isSent).toBe(false);
  });
  expect(result.current.timeLeft).toBe('0:02');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current.timeLeft).toBe('0:01');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current.timeLeft).toBe(null);
});
