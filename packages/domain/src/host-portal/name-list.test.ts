import { expect, it } from 'vitest';
import { nameList } from './name-list.ts';

it.each([
  [[], ''],
  [['Theo'], 'Theo'],
  [['Theo', 'Aisha'], 'Theo and Aisha'],
  [['Theo', 'Aisha', 'Emil'], 'Theo, Aisha and Emil'],
  [['Theo', 'Aisha', 'Emil', 'Noor'], 'Theo, Aisha, Emil and Noor'],
  [['Theo', 'Aisha', 'Emil', 'Noor', 'Hana'], 'Theo, Aisha, Emil and 2 others'],
])('nameList of %j is %j', (names, text) => {
  expect(nameList(names)).toBe(text);
});
