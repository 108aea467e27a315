import type { FeatureAction, User } from '../generated/model/index.ts';

/** The page's handlers of the server's events. Source: member §7, spec/realtime.yaml. */
export interface ChannelListeners {
  onProfileUpdate: (user: User) => void;
  onFeaturesUpdate: (features: FeatureAction[]) => void;
  /**
   * Updates arrive from now on. Earlier updates, or those in the gap before a reconnection
   * (`again`), were missed.
   */
  onConnect: (again: boolean) => void;
}

export interface Channel {
  close: () => void;
}

/** Opens the real-time channel of one user. */
export type OpenChannel = (token: string, listeners: ChannelListeners) => Channel;

/**
 * The channel over socket.io, namespace /users/me. The library is loaded when a channel is opened,
 * so that visitors do not download it.
 *
 * @param baseUrl origin of the product API
 */
export function socketChannel(baseUrl: string): OpenChannel {
  return (token, listeners) => {
    let closed = false;
    let closeSocket = () => undefined as void;

    const connect = async () => {
      const { io } = await import('socket.io-client');
      if (closed) return;
      const socket = io(`${baseUrl}/users/me`, { auth: { token }, transports: ['websocket'] });
      let connectedBefore = false;
      socket.on('connect', () => {
        listeners.onConnect(connectedBefore);
        connectedBefore = true;
      });
      socket.on('profileUpdate', listeners.onProfileUpdate);
      socket.on('featuresUpdate', listeners.onFeaturesUpdate);
      closeSocket = () => {
        socket.close();
      };
    };
    connect().catch((cause: unknown) => {
      // oxlint-disable-next-line no-console -- the page works without the channel, so it is only logged
      console.warn('The real-time channel did not load', cause);
    });

    return {
      close: () => {
        closed = true;
        closeSocket();
      },
    };
  };
}
