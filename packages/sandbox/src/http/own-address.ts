import { serverMessages } from '@perigee/domain';
import type { MiddlewareHandler } from 'hono';
import { failure } from './failure.ts';

/** Names that mean this machine, and addresses by number, to which no foreign name leads. */
const OWN_HOST = /^(?:localhost|.+\.localhost|[\d.]+|\[[\da-f:.]+\])$/i;

const hostnameOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Keeps what is for the people at this machine from pages of other origins: also from a page whose
 * name leads to this machine, which the browser takes for the same origin.
 *
 * @param publicUrl the address at which others reach the sandbox
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
