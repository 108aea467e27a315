import { expect, it } from 'vitest';
import { decisions } from '../../.storybook/docs/decisions.ts';

it('names every decision once', () => {
  const ids = decisions.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) expect(id).toMatch(/^[CAP]-\d\d+$/);
});
