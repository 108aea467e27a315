import type { Context } from 'hono';

/** What the Node server puts beside a request. A browser tab has nothing there. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

const IPV4_IN_IPV6 = '::ffff:';
const IPV6_GROUPS = 8;
/** A provider gives each customer at least the second half of an address of IPv6 to choose. */
const NETWORK_GROUPS = 4;

/** The first half of an address of IPv6, in one spelling. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const written = end === undefined || end === '' ? [] : end.split(':');
  const left = IPV6_GROUPS - groups.length - written.length;
  const omitted = end === undefined ? [] : Array<string>(left).fill('0');
  return [...groups, ...omitted, ...written].slice(0, NETWORK_GROUPS).join(':');
}

/** The client of a browser tab, whose calls come from no address. */
export const NO_ADDRESS = 'this tab';

/**
 * The client whose limits a request counts against: its address, or the network of it where the
 * address is of IPv6. Headers are not read here, since a client writes into them what it likes.
 */
export function clientOf(c: Context): string {
  const connection = c.env as Connection | undefined;
  const address = connection?.incoming?.socket.remoteAddress ?? NO_ADDRESS;
  if (address.startsWith(IPV4_IN_IPV6)) return address.slice(IPV4_IN_IPV6.length);
  return address.includes(':') ? networkOf(address) : address;
}
