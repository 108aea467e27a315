import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverMessages } from '../server-messages.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/** Refuses a method that web-standard requests cannot have, so that no route can answer it. */
function refuseMethod(response: ServerResponse): void {
  response
    .writeHead(405, { allow: METHODS, 'content-type': 'application/json' })
    .end(JSON.stringify({ message: serverMessages.methodNotAllowed }));
}

/**
 * Opens a port.
 *
 * @param port 0 for any free port
 * @returns the server and its port
 * @throws if the port is taken, with how to choose another
 */
export async function listen(
  port: number,
  host: string,
  onRequest: RequestListener,
): Promise<{ http: Server; port: number }> {
  const http = createServer((request, response) => {
    if (request.method === 'TRACE') refuseMethod(response);
    else onRequest(request, response);
  });
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
