import type { Channel, ChannelListeners } from './channel.ts';
import type { ConnectSocket } from './open-socket.ts';

export type { Channel, ChannelListeners } from './channel.ts';

/** Opens the real-time channel of one user. */
export type OpenChannel = (token: string, listeners: ChannelListeners) => Channel;

/**
 * The channel over socket.io, namespace /users/me. Its code is loaded when a channel is opened, so that
 * visitors do not download it.
 *
 * @param baseUrl origin of the product API
 * @param connect replaces socket.io in tests
 */
export function socketChannel(baseUrl: string, connect?: ConnectSocket): OpenChannel {
  return (token, listeners) => {
    let closed = false;
    let close = () => undefined as void;
    const open = async () => {
      const { openSocket } = await import('./open-socket.ts');
      if (!closed) close = openSocket(baseUrl, token, listeners, connect);
    };
    open().catch((cause: unknown) => {
      // oxlint-disable-next-line no-console -- the page works without the channel, so it is only logged
      console.warn('The real-time channel did not load', cause);
    });
    return {
      close: () => {
        closed = true;
        close();
      },
    };
  };
}
