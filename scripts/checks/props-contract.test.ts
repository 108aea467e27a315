import { expect, it } from 'vitest';
import { propsContracts } from './props-contract.ts';

/** A change of an interface is to be seen in review: `vitest -u` writes it down. */
it('keeps the public props of every component as they are written down', async () => {
  const contracts = propsContracts();
  expect(contracts.length).toBeGreaterThan(20);
  const text = contracts.map(({ name, lines }) => [name, ...lines].join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../packages/ui/props-contract.txt');
}, 60_000);
