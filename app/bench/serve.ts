import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
/** Headers of an HTTP/1 connection, which HTTP/2 forbids. */
const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The same, and the headers that are wrong for a compressed text. */
const OF_PLAIN_TEXT = new Set([...OF_ONE_CONNECTION, 'content-length']);

const without = (headers: object, isOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOut(name)));

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.txt']);

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

export interface SiteOptions {
  /** The folder with the built files. */
  folder: string;
  /** The file that answers an address without a file. */
  fallback: string;
  /** The origin that answers paths below /api, after `apiDelayMs`. */
  apiOrigin?: string;
  apiDelayMs?: number;
}

/**
 * A host of static files like the product's: compressed, by HTTP/2, and the API under the same origin. Its
 * certificate is self-signed: browsers have to be told to accept it.
 */
export async function serve(options: SiteOptions): Promise<Site> {
  const { folder, fallback, apiOrigin, apiDelayMs = 0 } = options;
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string) => {
    const known = bodies.get(file);
    if (known !== undefined) return known;
    const raw = readFileSync(file);
    const body = COMPRESSED.has(extname(file)) ? gzipSync(raw) : raw;
    bodies.set(file, body);
    return body;
  };

  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }, (incoming, reply) => {
    const { pathname } = new URL(incoming.url, 'https://localhost');
    if (apiOrigin !== undefined && pathname.startsWith('/api/')) {
      // A response that is still pending when the client leaves, or the API stops, has no recipient.
      const cutOff = () => void reply.destroy();
      const forward = async () => {
        await wait(apiDelayMs);
        const url = apiOrigin + incoming.url.slice('/api'.length);
        const headers = without(incoming.headers, (name) => name.startsWith(':'));
        const onward = request(url, { method: incoming.method, headers });
        onward.on('response', (answer) => {
          const isText = answer.headers['content-type']?.startsWith('application/json') === true;
          const plain = isText ? OF_PLAIN_TEXT : OF_ONE_CONNECTION;
          reply.writeHead(answer.statusCode ?? 502, {
            ...without(answer.headers, (name) => plain.has(name)),
            ...(isText && { 'content-encoding': 'gzip' }),
          });
          pipeline([answer, ...(isText ? [createGzip()] : []), reply], cutOff);
        });
        onward.on('error', cutOff);
        incoming.pipe(onward);
      };
      void forward();
      return;
    }
    const asked = join(folder, pathname === '/' ? 'index.html' : pathname);
    const file = extname(asked) !== '' && existsSync(asked) ? asked : join(folder, fallback);
    const type = extname(file);
    reply.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
    reply.setHeader('cache-control', 'no-store');
    if (COMPRESSED.has(type)) reply.setHeader('content-encoding', 'gzip');
    reply.end(bodyOf(file));
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}
