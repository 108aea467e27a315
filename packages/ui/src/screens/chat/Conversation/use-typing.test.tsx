import { chatLimits } from '@perigee/domain/chat';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyping } from './use-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function renderTyping() {
  const onTyping = vi.fn<(isTyping: boolean) => void>();
  const { result, unmount } = renderHook(() => useTyping(onTyping));
  const reported = () => onTyping.mock.calls.flat();
  return { type: () => act(result.current.type), unmount, reported };
}

it('typing lasts until a pause between two keys', async () => {
  const { type, reported } = renderTyping();
  for (let count = 0; count < 10; count += 1) {
    type();
    await vi.advanceTimersByTimeAsync(chatLimits.typingPauseMs - 1);
  }
  expect(reported()).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(reported()).toEqual([true, false]);
});

it('typing ends, once, with the composer of its conversation', async () => {
  const { type, unmount, reported } = renderTyping();
  type();
  unmount();
  expect(reported()).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(chatLimits.typingPauseMs);
  expect(reported()).toEqual([true, false]);
});
