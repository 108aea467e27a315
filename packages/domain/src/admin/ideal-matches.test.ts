import { describe, expect, it } from 'vitest';
import {
  attributeLabel,
  comparedAttributes,
  distanceBy,
  farthestAttribute,
  farthestAverage,
} from './ideal-matches.ts';

const match = (averageDistance: number, distances: Record<string, number>) => ({
  averageDistance,
  distances: Object.entries(distances).map(([attribute, distance]) => ({ attribute, distance })),
});

const near = match(0.1, { age: 0.2, religion: 0 });
const far = match(0.4, { religion: 0.3, height: 0.5 });

describe('comparedAttributes', () => {
  it.each([
    [[near], ['age', 'religion']],
    [
      [near, far],
      ['age', 'religion', 'height'],
    ],
    [[], []],
  ])('of %o are %o', (matches, attributes) => {
    expect(comparedAttributes(matches)).toEqual(attributes);
  });
});

describe('distanceBy', () => {
  it.each([
    ['age', 0.2],
    ['religion', 0],
    ['height', undefined],
  ])('%s is %s', (attribute, distance) => {
    expect(distanceBy(near, attribute)).toBe(distance);
  });
});

describe('farthestAttribute', () => {
  it.each([
    [near, 'age'],
    [far, 'height'],
    [match(0, { age: 0 }), null],
    [match(0, {}), null],
  ])('of %o is %s', (one, attribute) => {
    expect(farthestAttribute(one)).toBe(attribute);
  });
});

describe('farthestAverage', () => {
  it.each([
    [[near, far], 0.4],
    [[near], 0.1],
    [[], 0],
  ])('of %o is %s', (matches, distance) => {
    expect(farthestAverage(matches)).toBe(distance);
  });
});

describe('attributeLabel', () => {
  it.each([
    ['interests', 'Interests'],
    ['want_family', 'Want family'],
    ['', ''],
  ])('of %s is %s', (attribute, label) => {
    expect(attributeLabel(attribute)).toBe(label);
  });
});
