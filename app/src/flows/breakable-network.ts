import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between pages and a server, which can break and come back. */
export interface BreakableNetwork {
  url: string;
  cut: () => void;
  restore: () => void;
  /** Delivers nothing in one direction, to the server or to the pages, until their connections end. */
  drop: (direction: 'requests' | 'replies') => void;
  close: () => void;
}

/** @param port on this machine, for the pages; 0 for any free one */
export async function openBreakableNetwork(serverUrl: string, port = 0): Promise<BreakableNetwork> {
  const open = new Set<Socket>();
  const sources = { requests: new Set<Socket>(), replies: new Set<Socket>() };
  let isUp = true;
  const server = createServer((page) => {
    const behind = connect(Number(new URL(serverUrl).port), '127.0.0.1');
    sources.requests.add(page);
    sources.replies.add(behind);
    for (const socket of [page, behind]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    page.on('close', () => sources.requests.delete(page));
    behind.on('close', () => sources.replies.delete(behind));
    if (!isUp) {
      page.destroy();
      behind.destroy();
      return;
    }
    page.pipe(behind).pipe(page);
    page.on('close', () => behind.destroy());
    behind.on('close', () => page.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isUp = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    restore: () => {
      isUp = true;
    },
    drop: (direction) => {
      // Still read, so that the end of a connection is noticed.
      for (const socket of sources[direction]) socket.unpipe().resume();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
