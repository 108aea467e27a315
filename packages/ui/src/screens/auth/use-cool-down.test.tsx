import { act, renderHook } from '@testing-library/react';
import { resendCoolDownMessage } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { useCoolDown } from './use-cool-down.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('counts down until another code can be requested, each time that one is refused', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCoolDown(undefined));
  const timeLeft = () => result.current.timeLeft;
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  const refuse = () =>
    act(async () => {
      const endsAt = new Date(Date.now() + 2000);
      const isSent = await result.current.sendUnlessCooling(() =>
        Promise.reject(new CoolDownError(resendCoolDownMessage(2), endsAt)),
      );
      expect(isSent).toBe(false);
    });
  expect(timeLeft()).toBe(null);
  for (const secondsBefore of [0, 10]) {
    pass(secondsBefore);
    await refuse();
    expect(timeLeft()).toBe('0:02');
    pass(1);
    expect(timeLeft()).toBe('0:01');
    pass(1);
    expect(timeLeft()).toBe(null);
  }
  expect(vi.getTimerCount()).toBe(0);
});
