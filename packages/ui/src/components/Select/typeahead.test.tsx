import { renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { useTypeahead } from './typeahead.ts';

const LABELS = ['Monogamous', 'Open', 'Mostly monogamous', 'Most of the time', '1', '10', '11'];

/** The labels of the options after each key, typed at these times in milliseconds, from a current option. */
function typed(keys: string, current: string | null, at = (index: number) => index * 100) {
  const { result } = renderHook(useTypeahead);
  const options = LABELS.map((label) => ({ label, value: label }));
  let index = current === null ? -1 : LABELS.indexOf(current);
  return keys.split('').map((key, position) => {
    const event = { key, timeStamp: at(position) + 10_000 } as KeyboardEvent;
    const found = result.current.findTyped(event, options, index);
    if (found === null || found === -1) return found;
    index = found;
    return LABELS[found];
  });
}

it.each([
  ['mo', null, ['Monogamous', 'Monogamous']],
  ['mos', 'Monogamous', ['Mostly monogamous', 'Mostly monogamous', 'Mostly monogamous']],
  ['mon', 'Monogamous', ['Mostly monogamous', 'Mostly monogamous', 'Monogamous']],
  [
    'most o',
    'Monogamous',
    [...Array(4).fill('Mostly monogamous'), 'Most of the time', 'Most of the time'],
  ],
  ['mmmm', null, ['Monogamous', 'Mostly monogamous', 'Most of the time', 'Monogamous']],
  ['11', null, ['1', '11']],
  ['oz', null, ['Open', -1]],
  [' ', null, [null]],
])('%j from %j', (keys, current, expected) => {
  expect(typed(keys, current)).toEqual(expected);
});

it('begins a new word after a pause', () => {
  expect(typed('mo', null, (index) => index * 749)).toEqual(['Monogamous', 'Monogamous']);
  expect(typed('mo', null, (index) => index * 750)).toEqual(['Monogamous', 'Open']);
});
