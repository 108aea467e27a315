import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { operationOf } from '@perigee/api/operation-of';
import type { Answer, Variant } from './correct.ts';

/** A proxy before the sandbox, which answers as a variant does. */
export interface VariantProxy {
  url: string;
  become: (variant: Variant) => void;
  stop: () => Promise<void>;
}

/** Headers of the connection itself, and of the length before a change. */
const OWN_HEADERS = [
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'host',
];

const withoutOwn = (headers: Headers) => {
  for (const name of OWN_HEADERS) headers.delete(name);
  return headers;
};

/** Sends a request on to the product API at `baseUrl`. */
async function forward(baseUrl: string, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  const sent = await buffer(request);
  const response = await fetch(baseUrl + url, {
    method,
    headers: withoutOwn(new Headers(request.headers as Record<string, string>)),
    ...(sent.length > 0 && { body: sent }),
  });
  const headers = withoutOwn(new Headers(response.headers));
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : text;
  const operationId = operationOf(`${method} ${new URL(url, baseUrl).pathname}`);
  return { operationId, status: response.status, headers, body: text === '' ? null : body };
}

/** Starts a proxy before the product API at `baseUrl`, on any free port. */
export async function startVariantProxy(baseUrl: string): Promise<VariantProxy> {
  let current: Variant | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await forward(baseUrl, request);
    const { status, headers, body } = current?.change(answer) ?? answer;
    response.writeHead(status, Object.fromEntries(headers));
    response.end(typeof body === 'string' || body === null ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (variant) => {
      current = variant;
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
