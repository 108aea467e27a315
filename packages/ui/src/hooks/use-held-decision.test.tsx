import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendHeldDecisions } from './held-decisions.ts';
import { useHeldDecision } from './use-held-decision.ts';

/** Longer than a test. */
const LONG = 600_000;

/** A page that holds a decision back, whose answers come when the test gives them. */
function holdOne() {
  let answer = (): void => undefined;
  const send = vi.fn<(decision: string) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const page = renderHook(() => useHeldDecision(send, LONG));
  act(() => page.result.current.hold('accept Theo'));
  return { ...page, send, answer: () => answer() };
}

it('a held decision is sent when it is asked for, once, and its answer can be waited for', async () => {
  const { result, send, answer, unmount } = holdOne();
  let sent: Promise<unknown>[] = [];
  act(() => {
    sent = sendHeldDecisions();
  });
  expect(send).toHaveBeenCalledExactlyOnceWith('accept Theo');
  expect(result.current.held).toBeNull();
  expect(sendHeldDecisions()).toEqual([]);
  expect(sent).toHaveLength(1);
  answer();
  await Promise.all(sent);
  unmount();
  expect(send).toHaveBeenCalledOnce();
});

it('nothing is sent of a decision that was taken back', () => {
  const { result, send } = holdOne();
  act(() => result.current.undo());
  expect(sendHeldDecisions()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

it('nothing is held after the page was left', () => {
  const { send, unmount } = holdOne();
  unmount();
  expect(send).toHaveBeenCalledOnce();
  expect(sendHeldDecisions()).toEqual([]);
});
