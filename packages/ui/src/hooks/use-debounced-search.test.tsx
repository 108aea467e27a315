import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebouncedSearch } from './use-debounced-search.ts';

const DELAY = 500;

/** A service whose results arrive when the test resolves them. */
function makeService() {
  const calls: { question: string; signal: AbortSignal; resolve: (answer: string) => void }[] = [];
  const answer = vi.fn<(question: string, signal: AbortSignal) => Promise<string>>(
    (question, signal) =>
      new Promise<string>((resolve) => {
        calls.push({ question, signal, resolve });
      }),
  );
  return { answer, calls };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('useDebouncedSearch', () => {
  it('sends one question after a pause in typing', async () => {
    const { answer } = makeService();
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    expect(result.current.state).toEqual({ status: 'idle' });
    for (const question of ['n', 'no', 'noo', 'noor']) {
      act(() => result.current.ask(question));
      await pass(DELAY - 1);
    }
    expect(answer).not.toHaveBeenCalled();
    expect(result.current.state).toEqual({ status: 'loading', question: 'noor' });
    await pass(1);
    expect(answer.mock.calls.map(([question]) => question)).toEqual(['noor']);
  });

  it('does not let an older answer overwrite a newer one', async () => {
    const { answer, calls } = makeService();
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.ask('noor'));
    await pass(DELAY);
    act(() => result.current.ask('noor_k'));
    expect(calls[0]?.signal.aborted).toBe(true);
    await pass(DELAY);
    await act(async () => calls[1]?.resolve('of noor_k'));
    await act(async () => calls[0]?.resolve('of noor'));
    expect(result.current.state).toEqual({
      status: 'answered',
      question: 'noor_k',
      answer: 'of noor_k',
    });
    expect(calls[1]?.signal.aborted).toBe(false);
  });

  it('keeps the last answer until the next one arrives', async () => {
    const { answer, calls } = makeService();
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.askNow('noor'));
    await act(async () => calls[0]?.resolve('of noor'));
    act(() => result.current.ask('noor_k'));
    expect(result.current.latest).toBe('of noor');
    act(() => result.current.cancel());
    expect(result.current.latest).toBeUndefined();
  });

  it('fails for the newest question only', async () => {
    const refusals: (() => void)[] = [];
    const answer = (): Promise<string> =>
      new Promise((_resolve, reject) => {
        refusals.push(() => reject(new Error('No connection')));
      });
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.askNow('noor'));
    act(() => result.current.askNow('noor_k'));
    await act(async () => refusals[0]?.());
    expect(result.current.state).toEqual({ status: 'loading', question: 'noor_k' });
    await act(async () => refusals[1]?.());
    expect(result.current.state).toEqual({ status: 'failed', question: 'noor_k' });
  });

  it('asks at once, and does not ask again later', async () => {
    const { answer, calls } = makeService();
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.ask('noor'));
    act(() => result.current.askNow('noor'));
    expect(calls).toHaveLength(1);
    await pass(DELAY);
    expect(calls).toHaveLength(1);
  });

  it('drops a canceled question, before and after it was sent', async () => {
    const { answer, calls } = makeService();
    const { result } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.ask('noor'));
    act(() => result.current.cancel());
    await pass(DELAY);
    expect(answer).not.toHaveBeenCalled();
    act(() => result.current.askNow('noor'));
    act(() => result.current.cancel());
    await act(async () => calls[0]?.resolve('of noor'));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(result.current.state).toEqual({ status: 'idle' });
  });

  it('asks with the newest callback', async () => {
    const first = vi.fn<() => string>(() => 'first');
    const second = vi.fn<() => string>(() => 'second');
    const { result, rerender } = renderHook(({ answer }) => useDebouncedSearch(answer, DELAY), {
      initialProps: { answer: first },
    });
    act(() => result.current.ask('noor'));
    rerender({ answer: second });
    await pass(DELAY);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('aborts on unmount', async () => {
    const { answer, calls } = makeService();
    const { result, unmount } = renderHook(() => useDebouncedSearch(answer, DELAY));
    act(() => result.current.askNow('noor'));
    act(() => result.current.ask('noor_k'));
    unmount();
    await pass(DELAY);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
