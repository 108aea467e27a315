import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

/** A server with an address, until it is closed. */
export interface StaticFolder {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder as the plainest static host does: files under a path, and nothing for any other address.
 *
 * @param path such as '/review/42/'
 */
export async function serveFolder(folder: string, path: string): Promise<StaticFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static');
    const name = pathname === path ? 'index.html' : pathname.slice(path.length);
    const file = pathname.startsWith(path) ? join(folder, normalize(name)) : '';
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
