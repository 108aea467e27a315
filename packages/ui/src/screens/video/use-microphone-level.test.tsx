import { describe, expect, it } from 'vitest';
import { loudness } from './use-microphone-level.ts';

describe('loudness', () => {
  it.each([
    ['silence', 0, 0],
    ['a sound below what is shown', 0.0005, 0],
    ['a quiet sound', 0.01, 1 / 3],
    ['a voice', 0.1, 2 / 3],
    ['the loudest sound', 1, 1],
  ])('%s', (_case, amplitude, level) => {
    expect(loudness(new Float32Array(8).fill(amplitude))).toBeCloseTo(level);
  });
});
