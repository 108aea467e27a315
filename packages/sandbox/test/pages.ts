import type { Sandbox } from '../src/node.ts';

/** Calls of a started sandbox, as a page makes them. */
export const post = (sandbox: Sandbox, path: string, body: unknown, token?: string) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

export const me = (sandbox: Sandbox, token: string) =>
  fetch(`${sandbox.url}/users/me`, { headers: { authorization: `Bearer ${token}` } });
