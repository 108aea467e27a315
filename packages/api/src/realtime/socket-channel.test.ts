import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitlistedDater } from '../fixtures/index.ts';
import { socketChannel, type ChannelListeners } from './index.ts';

type Handler = (payload?: unknown) => void;

interface Socket {
  url: string;
  options: unknown;
  handlers: Map<string, Handler>;
  closed: boolean;
}

const sockets = vi.hoisted(() => ({ opened: [] as Socket[] }));
vi.mock('socket.io-client', () => ({
  io: (url: string, options: unknown) => {
    const socket: Socket = { url, options, handlers: new Map(), closed: false };
    sockets.opened.push(socket);
    return {
      on: (event: string, handler: Handler) => socket.handlers.set(event, handler),
      close: () => {
        socket.closed = true;
      },
    };
  },
}));

const listeners = {
  onProfileUpdate: vi.fn<ChannelListeners['onProfileUpdate']>(),
  onFeaturesUpdate: vi.fn<ChannelListeners['onFeaturesUpdate']>(),
  onConnect: vi.fn<ChannelListeners['onConnect']>(),
};

async function opened() {
  const channel = socketChannel('https://product-api.test')('jwt', listeners);
  await expect.poll(() => sockets.opened).toHaveLength(1);
  const [socket] = sockets.opened as [Socket];
  return {
    channel,
    socket,
    arrive: (event: string, payload?: unknown) => socket.handlers.get(event)?.(payload),
  };
}

beforeEach(() => {
  sockets.opened = [];
  vi.resetAllMocks();
});

describe('socketChannel', () => {
  it('opens the namespace of the user with the user’s token', async () => {
    const { socket } = await opened();
    expect(socket.url).toBe('https://product-api.test/users/me');
    expect(socket.options).toMatchObject({ auth: { token: 'jwt' } });
  });

  it('passes received events to the listeners', async () => {
    const { arrive } = await opened();
    arrive('profileUpdate', waitlistedDater);
    arrive('featuresUpdate', ['SAVE_PAYMENT']);
    expect(listeners.onProfileUpdate).toHaveBeenCalledExactlyOnceWith(waitlistedDater);
    expect(listeners.onFeaturesUpdate).toHaveBeenCalledExactlyOnceWith(['SAVE_PAYMENT']);
  });

  it('reports the first connection and each reconnection', async () => {
    const { arrive } = await opened();
    arrive('connect');
    expect(listeners.onConnect.mock.calls).toEqual([[false]]);
    arrive('connect');
    expect(listeners.onConnect.mock.calls).toEqual([[false], [true]]);
  });

  it('closes', async () => {
    const { channel, socket } = await opened();
    channel.close();
    expect(socket.closed).toBe(true);
  });

  it('does not open when it was closed before the library was loaded', async () => {
    socketChannel('https://product-api.test')('jwt', listeners).close();
    await import('socket.io-client');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sockets.opened).toEqual([]);
  });
});
