import { expect, it } from 'vitest';
import { hostsOf } from './hosts-of.ts';

it('names each host once, with the most evenings first', () => {
  const [amira, harbour] = [{ id: 1 }, { id: 2 }];
  const hosts = [amira, null, harbour, harbour].map((host) => ({ host }));
  expect(hostsOf(hosts)).toEqual([
    { host: harbour, evenings: 2 },
    { host: amira, evenings: 1 },
  ]);
});
