import type { Context } from 'hono';

/** The connection that the Node server passes with a request. In a browser tab it is undefined. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

const IPV4_IN_IPV6 = '::ffff:';
const IPV6_GROUPS = 8;
/** Providers assign each customer at least the second half of an IPv6 address. */
const NETWORK_GROUPS = 4;

/** The first half of an IPv6 address, in one notation. */
function networkOf(address: string): string {
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const written = end === undefined || end === '' ? [] : end.split(':');
  const left = IPV6_GROUPS - groups.length - written.length;
  const omitted = end === undefined ? [] : Array<string>(left).fill('0');
  return [...groups, ...omitted, ...written].slice(0, NETWORK_GROUPS).join(':');
}

/** The client of a browser tab, whose requests have no address. */
const NO_ADDRESS = 'this tab';

/**
 * The client whose limits a request counts against: its address, or for IPv6 the address's network.
 * Headers are not read here, since a client can send any value in them.
 */
export function clientOf(c: Context): string {
  const connection = c.env as Connection | undefined;
  const address = connection?.incoming?.socket.remoteAddress ?? NO_ADDRESS;
  if (address.startsWith(IPV4_IN_IPV6)) return address.slice(IPV4_IN_IPV6.length);
  return address.includes(':') ? networkOf(address) : address;
}
