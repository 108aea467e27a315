import { describe, expect, it } from 'vitest';
import { cornerAfter, cornerTowards, nearestCorner } from './corners.ts';

describe('the corners of the stage', () => {
  it.each([
    ['bottom-right', 'ArrowUp', 'top-right'],
    ['top-right', 'ArrowUp', 'top-right'],
    ['top-right', 'ArrowLeft', 'top-left'],
    ['top-left', 'ArrowDown', 'bottom-left'],
    ['bottom-left', 'ArrowRight', 'bottom-right'],
    ['bottom-left', 'Enter', null],
  ] as const)('from %s, %s leads to %s', (corner, key, expected) => {
    expect(cornerTowards(corner, key)).toBe(expected);
  });

  it('follow each other clockwise', () => {
    expect(cornerAfter('bottom-right')).toBe('bottom-left');
    expect(cornerAfter('bottom-left')).toBe('top-left');
    expect(cornerAfter('top-left')).toBe('top-right');
    expect(cornerAfter('top-right')).toBe('bottom-right');
  });

  it.each([
    [120, 80, 'top-left'],
    [820, 80, 'top-right'],
    [120, 590, 'bottom-left'],
    [820, 590, 'bottom-right'],
  ])('the nearest to %i, %i', (x, y, corner) => {
    expect(nearestCorner({ x, y }, { left: 100, top: 50, width: 800, height: 600 })).toBe(corner);
  });
});
