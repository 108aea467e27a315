import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Claims a port.
 *
 * @param port 0 for any that is free
 * @returns the server, and the port that it got
 * @throws where the port is taken, with how to choose another
 */
export async function listen(
  port: number,
  host: string,
  onRequest: RequestListener,
): Promise<{ http: Server; port: number }> {
  const http = createServer(onRequest);
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Stop what uses it, or choose another with SANDBOX_PORT.`,
              { cause: error },
            )
          : error,
      );
    });
    http.listen(port, host, resolve);
  });
  return { http, port: (http.address() as AddressInfo).port };
}
