import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitlistedDater } from '../fixtures/index.ts';
import { socketChannel, type ChannelListeners } from './index.ts';
import type { ConnectSocket } from './open-socket.ts';

type Handler = (payload?: unknown) => void;

interface Socket {
  url: string;
  token: string;
  handlers: Map<string, Handler>;
  /** How often it was told to connect; socket.io connects by itself at first. */
  connects: number;
  /** Whether socket.io tries again by itself. */
  active: boolean;
  closed: boolean;
}

let sockets: Socket[] = [];

const connect: ConnectSocket = (url, token) => {
  const socket: Socket = {
    url,
    token,
    handlers: new Map(),
    connects: 0,
    active: true,
    closed: false,
  };
  sockets.push(socket);
  const fake = {
    get active() {
      return socket.active;
    },
    connect: () => {
      socket.connects += 1;
    },
    on: (event: string, handler: Handler) => socket.handlers.set(event, handler),
    close: () => {
      socket.closed = true;
    },
  };
  return fake as unknown as ReturnType<ConnectSocket>;
};

const listeners = {
  onProfileUpdate: vi.fn<ChannelListeners['onProfileUpdate']>(),
  onFeaturesUpdate: vi.fn<ChannelListeners['onFeaturesUpdate']>(),
  onMissed: vi.fn<ChannelListeners['onMissed']>(),
};
const warn = vi.spyOn(console, 'warn');

async function opened() {
  const channel = socketChannel('https://product-api.test', connect)('jwt', listeners);
  await expect.poll(() => sockets).toHaveLength(1);
  const [socket] = sockets as [Socket];
  return {
    channel,
    socket,
    arrive: (event: string, payload?: unknown) => socket.handlers.get(event)?.(payload),
  };
}

beforeEach(() => {
  sockets = [];
  vi.resetAllMocks();
  warn.mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('socketChannel', () => {
  it('opens the namespace of the user with the user’s token', async () => {
    const { socket } = await opened();
    expect(socket.url).toBe('https://product-api.test/users/me');
    expect(socket.token).toBe('jwt');
  });

  it('passes received events to the listeners', async () => {
    const { arrive } = await opened();
    arrive('profileUpdate', waitlistedDater);
    arrive('featuresUpdate', ['SAVE_PAYMENT']);
    expect(listeners.onProfileUpdate).toHaveBeenCalledExactlyOnceWith(waitlistedDater);
    expect(listeners.onFeaturesUpdate).toHaveBeenCalledExactlyOnceWith(['SAVE_PAYMENT']);
  });

  it('counts a profileUpdate without a user as missed', async () => {
    const { arrive } = await opened();
    const { applicationStatuses: _left, ...partial } = waitlistedDater;
    for (const payload of [undefined, { user: waitlistedDater }, partial]) {
      arrive('profileUpdate', payload);
    }
    expect(listeners.onProfileUpdate).not.toHaveBeenCalled();
    expect(listeners.onMissed.mock.calls).toEqual([[true], [true], [true]]);
    expect(warn).toHaveBeenCalledWith('A profileUpdate contains no user', partial);
  });

  it('reports the first connection and each reconnection', async () => {
    const { arrive } = await opened();
    arrive('connect');
    expect(listeners.onMissed.mock.calls).toEqual([[false]]);
    arrive('connect');
    expect(listeners.onMissed.mock.calls).toEqual([[false], [true]]);
  });

  it('leaves a broken network to socket.io', async () => {
    const { arrive } = await opened();
    arrive('connect_error', new Error('websocket error'));
    arrive('disconnect', 'transport close');
    expect(listeners.onMissed).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports a refusal, logs it once, and tries again later', async () => {
    const { arrive, socket } = await opened();
    vi.useFakeTimers();
    const refusal = new Error('Please sign in again');
    socket.active = false;
    arrive('connect_error', refusal);
    expect(listeners.onMissed.mock.calls).toEqual([[false]]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The real-time channel was refused', refusal);
    expect(socket.connects).toBe(0);
    vi.runAllTimers();
    expect(socket.connects).toBe(1);
    arrive('connect_error', refusal);
    expect(listeners.onMissed).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('reports a connection that the server ended, and opens it again later, unless it is closed', async () => {
    const { arrive, socket, channel } = await opened();
    vi.useFakeTimers();
    arrive('disconnect', 'io server disconnect');
    expect(listeners.onMissed.mock.calls).toEqual([[false]]);
    vi.runAllTimers();
    expect(socket.connects).toBe(1);
    arrive('disconnect', 'io server disconnect');
    channel.close();
    vi.runAllTimers();
    expect(socket.connects).toBe(1);
  });

  it('closes', async () => {
    const { channel, socket } = await opened();
    channel.close();
    expect(socket.closed).toBe(true);
  });

  it('does not open when it was closed before the library was loaded', async () => {
    socketChannel('https://product-api.test', connect)('jwt', listeners).close();
    await import('./open-socket.ts');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sockets).toEqual([]);
  });
});
