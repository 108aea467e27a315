import { io } from 'socket.io-client';
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

/** Opens the connection of a page with a namespace, and keeps the events that it hears. */
export function connectPage(sandbox: Sandbox, namespace: string, auth: object) {
  const socket = io(sandbox.url + namespace, { auth, transports: ['websocket'], forceNew: true });
  const heard: unknown[][] = [];
  socket.onAny((...event: unknown[]) => heard.push(event));
  const once = (event: string) =>
    new Promise<unknown>((resolve) => {
      socket.once(event, resolve);
    });
  return {
    socket,
    heard,
    once,
    connected: once('connect'),
    refused: once('connect_error'),
    closed: once('disconnect'),
  };
}
