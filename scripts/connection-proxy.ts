import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port whose connections go to several servers. */
export interface ConnectionProxy {
  port: number;
  close: () => void;
}

const HOST = '127.0.0.1';

/** A connection with the first server that accepts one, or null. */
async function connectFirst(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, HOST);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // The server has stopped: the next one takes its connections.
    }
  }
  return null;
}

/**
 * Opens a port on this machine. Each connection stays with one server, so that requests need no knowledge of HTTP;
 * when the server stops, its connections end, and new ones go to the others.
 *
 * @param port 0 for any free port
 * @param servers the ports of the servers, also on this machine
 * @param order whether connections go to the servers in turn, or to the first of them that runs
 * @throws if the port is taken
 */
export async function openConnectionProxy(
  port: number,
  servers: readonly number[],
  order: 'in-turn' | 'first' = 'in-turn',
): Promise<ConnectionProxy> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  let count = 0;
  const proxy = createServer((client) => void forward(client));
  const forward = async (client: Socket) => {
    keep(client);
    const first = order === 'first' ? 0 : count++ % servers.length;
    const server = await connectFirst([...servers.slice(first), ...servers.slice(0, first)]);
    if (server === null || client.destroyed) {
      client.destroy();
      server?.destroy();
      return;
    }
    keep(server);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  };
  proxy.listen(port, HOST);
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
