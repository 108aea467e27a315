import { expect, it } from 'vitest';
import { propsContracts } from './props-contract.ts';

/** A change of an interface has to be visible in review: `vitest -u` updates the file. */
it('keeps the recorded public props of every component', async () => {
  const contracts = propsContracts();
  expect(contracts.length).toBeGreaterThan(20);
  const text = contracts.map(({ name, lines }) => [name, ...lines].join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../packages/ui/props-contract.txt');
}, 60_000);
