import { describe, expect, it } from 'vitest';
import { pictureFit } from './picture-fit.ts';

describe('pictureFit', () => {
  it.each([
    ['a wide camera in a wide window', 16 / 9, 1280 / 800, 'covers'],
    ['an old camera in a wide window', 4 / 3, 1280 / 800, 'covers'],
    ['an upright phone in a wide window', 9 / 16, 1280 / 800, 'narrower'],
    ['an upright phone on an upright phone', 9 / 16, 390 / 844, 'covers'],
    ['a wide camera on an upright phone', 16 / 9, 390 / 844, 'wider'],
  ])('%s', (_case, picture, place, fit) => {
    expect(pictureFit(picture, place)).toBe(fit);
  });
});
