import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, PointerEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTooltipState } from './use-tooltip-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hovered(pointerType = 'mouse') {
  const preload = vi.fn<() => Promise<void>>(async () => undefined);
  const { result } = renderHook(() => useTooltipState(400, preload));
  const currentTarget = document.createElement('button');
  act(() =>
    result.current.control.onPointerEnter({
      currentTarget,
      pointerType,
    } as unknown as PointerEvent),
  );
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { result, preload, pass, isOpen: () => result.current.bubble?.open === true };
}

it('opens after the delay, and loads its code meanwhile', () => {
  const { preload, pass, isOpen } = hovered();
  expect(preload).toHaveBeenCalledOnce();
  pass(399);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
});

it('stays while the pointer crosses to the bubble, and closes when it leaves that', () => {
  const { result, pass, isOpen } = hovered();
  pass(400);
  act(() => result.current.control.onPointerLeave());
  pass(100);
  act(() => result.current.popup.onPointerEnter());
  pass(5000);
  expect(isOpen()).toBe(true);
  act(() => result.current.popup.onPointerLeave());
  pass(150);
  expect(isOpen()).toBe(false);
});

it('does not open after the pointer has left', () => {
  const { result, pass } = hovered();
  act(() => result.current.control.onPointerLeave());
  pass(1000);
  expect(result.current.bubble).toBeNull();
});

it('closes at once when the control is pressed or loses the focus', () => {
  const { result, pass, isOpen } = hovered();
  for (const close of ['onPointerDown', 'onBlur'] as const) {
    act(() =>
      result.current.control.onPointerEnter({
        currentTarget: document.createElement('button'),
        pointerType: 'mouse',
      } as unknown as PointerEvent),
    );
    pass(400);
    expect(isOpen()).toBe(true);
    act(() => result.current.control[close]());
    expect(isOpen()).toBe(false);
  }
});

it('does not open by touch, nor by focus that the keyboard did not set', () => {
  const { result, preload, pass } = hovered('touch');
  const currentTarget = { matches: () => false } as unknown as HTMLElement;
  act(() => result.current.control.onFocus({ currentTarget } as unknown as FocusEvent));
  pass(1000);
  expect(preload).not.toHaveBeenCalled();
  expect(result.current.bubble).toBeNull();
});
