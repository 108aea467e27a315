import { expect, it } from 'vitest';
import { hostLinkName } from './host-link-name.ts';

it.each([
  [{ id: 4, linkId: 'harbour-rooms' }, 'harbour-rooms'],
  [{ id: 4, linkId: null }, '4'],
])('the name of %j in addresses is %s', (host, name) => {
  expect(hostLinkName(host)).toBe(name);
});
