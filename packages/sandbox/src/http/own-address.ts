import type { MiddlewareHandler } from 'hono';
import { failure } from './failure.ts';
import { serverMessages } from '../server-messages.ts';

/** Host names of this machine, and numeric addresses: neither can be a foreign host name. */
const OWN_HOST = /^(?:localhost|.+\.localhost|[\d.]+|\[[\da-f:.]+\])$/i;

const hostnameOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Refuses requests from pages of other origins, for routes that only people at this machine should
 * read. This includes pages whose host name resolves to this machine, which the browser takes for
 * the same origin.
 *
 * @param publicUrl the address at which other machines reach the sandbox
 */
export function ownAddressOnly(publicUrl: string): MiddlewareHandler {
  const isOwn = (hostname: string) =>
    OWN_HOST.test(hostname) || (hostname !== '' && hostname === hostnameOf(publicUrl));
  return async (c, next) => {
    const asking = c.req.header('origin') ?? c.req.url;
    if (![asking, c.req.url].every((address) => isOwn(hostnameOf(address)))) {
      throw failure(403, serverMessages.ownAddressOnly);
    }
    await next();
  };
}
