import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightInches, HEIGHTS, heightsBetween } from './heights.ts';

describe('the height list', () => {
  it(`has 39 values, from 4'0" to 7'2"`, () => {
    expect(HEIGHTS).toHaveLength(39);
    expect(new Set(HEIGHTS).size).toBe(39);
    expect([HEIGHTS[0], HEIGHTS[11], HEIGHTS[12], HEIGHTS.at(-1)]).toEqual([
      `4'0"`,
      `4'11"`,
      `5'0"`,
      `7'2"`,
    ]);
  });

  it.each([
    [`4'0"`, 48],
    [`5'7"`, 67],
    [`7'2"`, 86],
    [`7'3"`, null],
    ['170 cm', null],
  ])('%s is %s inches', (height, inches) => {
    expect(heightInches(height)).toBe(inches);
  });
});

describe('heights between two', () => {
  it.each([
    [`5'11"`, `6'1"`, [`5'11"`, `6'0"`, `6'1"`]],
    [`6'0"`, `6'0"`, [`6'0"`]],
    [`6'1"`, `6'0"`, []],
    [undefined, `4'1"`, [`4'0"`, `4'1"`]],
    [`7'1"`, undefined, [`7'1"`, `7'2"`]],
    [undefined, undefined, HEIGHTS],
    ['tall', undefined, []],
    [undefined, 'tall', []],
  ])('%s and %s are %s', (min, max, heights) => {
    expect(heightsBetween(min, max)).toEqual(heights);
  });

  it('are the heights whose inches lie between', () => {
    const height = fc.constantFrom(...HEIGHTS);
    fc.assert(
      fc.property(height, height, height, (min, max, one) => {
        const [low = 0, high = 0, inches = 0] = [min, max, one].map(
          (text) => heightInches(text) ?? 0,
        );
        expect(heightsBetween(min, max).includes(one)).toBe(low <= inches && inches <= high);
      }),
    );
  });
});
