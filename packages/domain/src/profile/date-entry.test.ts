import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dateTyped, isWholeDate } from './date-entry.ts';

/** The value after pressing each key at the end of the field. */
function afterKeys(keys: string): string {
  let value = '';
  for (const key of keys) value = dateTyped(dateText(value) + key, false);
  return value;
}

describe('dateTyped', () => {
  it.each([
    ['0', '0'],
    ['05', '05-'],
    ['051', '05-1'],
    ['0512', '05-12-'],
    ['0512199', '05-12-199'],
    ['05121990', '1990-05-12'],
    ['051219901', '1990-05-12'],
    ['05-12-1990', '1990-05-12'],
    ['5/2/1990', '1990-05-02'],
    ['12/5/', '12-05-'],
    ['13451990', '1990-13-45'],
    ['a0b5', '05-'],
  ])('typed %j: %j', (keys, value) => {
    expect(afterKeys(keys)).toBe(value);
  });

  it.each([
    ['05', '05'],
    ['05-', '05'],
    ['0512-1990', '1990-05-12'],
    ['5-12-1990', '51-21-990'],
    ['', ''],
  ])('left %j by deleting: %j', (text, value) => {
    expect(dateTyped(text, true)).toBe(value);
  });

  it.each([
    ['1990-05-12', '1990-05-12'],
    ['1990/5/2', '1990-05-02'],
    ['5/2/1990', '1990-05-02'],
    [' 05.12.1990 ', '1990-05-12'],
    ['25/12/1990', '1990-12-25'],
    ['May 12, 1990', '1990-05-12'],
    ['12 May 1990', '1990-05-12'],
    ['Sept. 1st, 1990', '1990-09-01'],
    ['05121990', '1990-05-12'],
    ['Born 12 in 1990', '12-19-90'],
    ['soon', ''],
  ])('pasted %j: %j', (text, value) => {
    expect(dateTyped(text, false)).toBe(value);
  });

  it('parses every day in the format that it shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (day) => {
          const stored = day.toISOString().slice(0, 10);
          expect(dateTyped(dateText(stored), false)).toBe(stored);
        },
      ),
    );
  });
});

describe('isWholeDate', () => {
  it.each([
    ['1990-05-12', true],
    ['05-12-199', false],
    ['', false],
  ])('%j: %s', (value, whole) => {
    expect(isWholeDate(value)).toBe(whole);
  });
});
