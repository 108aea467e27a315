import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

// Covers the cases that a story cannot show without waiting: that it ticks, when, and when it does not.
const START = new Date('2026-12-01T20:00:00Z');
const secondsBefore = (seconds: number) => new Date(START.getTime() - seconds * 1000);

let scroll: (isIntersecting: boolean) => void;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scroll = (isIntersecting) => act(() => callback([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show(onElapsed?: () => void) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(<Countdown startsAt={START} timeZone="America/New_York" onElapsed={onElapsed} />),
  );
  return root;
}

const text = () => document.querySelector('bdi')?.textContent;
const announced = () => document.querySelector('output')?.textContent;

describe('Countdown', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it('ticks on the second, for any fraction of a second at the start', () => {
    vi.setSystemTime(secondsBefore(65.25));
    show();
    expect(text()).toBe('01:05');
    pass(250);
    expect(text()).toBe('01:05');
    pass(1);
    expect(text()).toBe('01:04');
    pass(1000);
    expect(text()).toBe('01:03');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('reports the start once, and then stops', () => {
    vi.setSystemTime(secondsBefore(2));
    const onElapsed = vi.fn<() => void>();
    show(onElapsed);
    pass(1999);
    expect(text()).toBe('00:00');
    expect(onElapsed).not.toHaveBeenCalled();
    pass(1);
    expect(text()).toBe('Started at: 3:00 PM');
    expect(announced()).toBe('Started at: 3:00 PM');
    expect(onElapsed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not report a start before the mount', () => {
    vi.setSystemTime(secondsBefore(-60));
    const onElapsed = vi.fn<() => void>();
    show(onElapsed);
    expect(text()).toBe('Started at: 3:00 PM');
    expect(announced()).toBe('');
    expect(onElapsed).not.toHaveBeenCalled();
  });

  it('pauses while it is not visible, and updates at once when it is', () => {
    vi.setSystemTime(secondsBefore(100));
    show();
    scroll(false);
    expect(vi.getTimerCount()).toBe(0);
    pass(30_000);
    expect(text()).toBe('01:40');
    scroll(true);
    expect(text()).toBe('01:10');
  });

  it('waits for the last day while it counts days', () => {
    vi.setSystemTime(secondsBefore(24 * 3600 + 1));
    show();
    expect(text()).toBe('1 day');
    pass(1000);
    expect(text()).toBe('1 day');
    pass(1);
    expect(text()).toBe('23:59:59');
  });

  it('announces one minute before the start', () => {
    vi.setSystemTime(secondsBefore(61));
    show();
    expect(announced()).toBe('');
    pass(1001);
    expect(announced()).toBe('Starts in 1 minute');
    pass(5000);
    expect(announced()).toBe('');
  });

  it('follows another clock than the device’s, which may be days behind', () => {
    const behindMs = 5 * 24 * 3600 * 1000;
    vi.setSystemTime(secondsBefore(62).getTime() - behindMs);
    const readTime = () => new Date(Date.now() + behindMs);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() =>
      root.render(<Countdown startsAt={START} timeZone="America/New_York" readTime={readTime} />),
    );
    expect(text()).toBe('01:02');
    pass(1001);
    expect(text()).toBe('01:00');
    pass(61_000);
    expect(text()).toBe('Started at: 3:00 PM');
  });

  it('leaves no timer behind', () => {
    vi.setSystemTime(secondsBefore(61));
    const root = show();
    act(() => root.unmount());
    expect(vi.getTimerCount()).toBe(0);
  });
});
