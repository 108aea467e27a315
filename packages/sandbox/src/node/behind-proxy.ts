import type { Connection } from '../http/client.ts';

/**
 * The connection as the proxy before this server saw it: the client's address is the last entry of
 * the header.
 */
export function behindProxy(request: Request, connection: Connection): Connection {
  const noted = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (noted === undefined || noted === '') return connection;
  return { incoming: { socket: { remoteAddress: noted } } };
}
