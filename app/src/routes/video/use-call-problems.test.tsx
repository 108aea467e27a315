import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CallState } from '../../services/video/call-session.ts';
import type { DeviceProblem } from '../../services/video/devices.ts';
import { useCallProblems } from './use-call-problems.ts';

const device = (problem: DeviceProblem | null): CallState['own']['camera'] => ({
  isOn: problem === null,
  isOpening: false,
  track: null,
  problem,
  deviceId: null,
});

const at = (phase: CallState['phase'], camera: DeviceProblem | null) => ({
  phase,
  own: { camera: device(camera), microphone: device(null) },
});

it('tells of a device that stops during the call, and not of one that the user joined without', () => {
  const { result, rerender } = renderHook(useCallProblems, {
    initialProps: at('before', 'denied'),
  });
  expect(result.current.camera).toBeNull();
  rerender(at('in-call', 'denied'));
  expect(result.current.camera).toBeNull();
  // It was tried again, and works: what happens to it from now on is news.
  rerender(at('in-call', null));
  rerender(at('in-call', 'denied'));
  expect(result.current.camera).toBe('denied');
});

it('tells of another problem of a device that the user joined without', () => {
  const { result, rerender } = renderHook(useCallProblems, {
    initialProps: at('before', 'missing'),
  });
  rerender(at('in-call', 'busy'));
  expect(result.current).toEqual({ camera: 'busy', microphone: null });
});

it('knows after the call what the user joins without the next time', () => {
  const { result, rerender } = renderHook(useCallProblems, { initialProps: at('in-call', null) });
  rerender(at('in-call', 'removed'));
  expect(result.current.camera).toBe('removed');
  rerender(at('ended', 'removed'));
  rerender(at('in-call', 'removed'));
  expect(result.current.camera).toBeNull();
});
