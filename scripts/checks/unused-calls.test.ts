import { expect, it } from 'vitest';
import contract from '../../.storybook/docs/generated/contract.json' with { type: 'json' };

it('every call of the contract is either used by the product, or says in x-unused why not', () => {
  const wrong = contract.filter(
    ({ usedIn, unused }) => (usedIn.length === 0) !== (unused !== null),
  );
  expect(wrong.map(({ call }) => call)).toEqual([]);
});
