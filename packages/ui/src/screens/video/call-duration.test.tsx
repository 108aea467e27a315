import { describe, expect, it } from 'vitest';
import { durationInFigures, durationInWords } from './call-duration.ts';

describe('the length of a call', () => {
  it.each([
    [0, '00:00', 'less than a minute'],
    [59, '00:59', 'less than a minute'],
    [60, '01:00', '1 minute'],
    [18 * 60 + 7, '18:07', '18 minutes'],
    [3600, '1:00:00', '1 hour'],
    [3661, '1:01:01', '1 hour and 1 minute'],
    [2 * 3600 + 150, '2:02:30', '2 hours and 2 minutes'],
  ])('%i seconds: %s, %s', (seconds, figures, words) => {
    expect(durationInFigures(seconds * 1000)).toBe(figures);
    expect(durationInWords(seconds * 1000)).toBe(words);
  });
});
