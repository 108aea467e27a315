import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { isUser } from '../session/is-user.ts';
import type { ChannelListeners } from './channel.ts';

/** The wait before a connection that the server refused or ended is opened again. Milliseconds. */
const REOPEN_MS = 30_000;

/**
 * A socket.io connection that a token signs in. The chat connects by it too, so that the library is loaded once.
 *
 * @param url origin and namespace
 */
export const connectSocket = (
  url: string,
  token: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket => io(url, { auth: { token }, transports: ['websocket'], ...options });

export type ConnectSocket = typeof connectSocket;

/**
 * Connects to the namespace. socket.io itself reconnects when the network was the reason of an end, and never
 * when the server was.
 *
 * @returns the function that closes the connection
 */
export function openSocket(
  baseUrl: string,
  token: string,
  listeners: ChannelListeners,
  connect: ConnectSocket = connectSocket,
): () => void {
  const { onProfileUpdate, onFeaturesUpdate, onMissed } = listeners;
  const socket = connect(`${baseUrl}/users/me`, token);
  let connectedBefore = false;
  let wasRefused = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const onDropped = () => {
    reopening = setTimeout(() => socket.connect(), REOPEN_MS);
    // If the token is the reason, the request for the user is refused too, which ends the session.
    onMissed(false);
  };
  socket.on('connect', () => {
    wasRefused = false;
    onMissed(connectedBefore);
    connectedBefore = true;
  });
  socket.on('connect_error', (refusal) => {
    if (socket.active) return;
    // oxlint-disable-next-line no-console -- the page works without the channel, so it is only logged
    if (!wasRefused) console.warn('The real-time channel was refused', refusal);
    wasRefused = true;
    onDropped();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') onDropped();
  });
  socket.on('profileUpdate', (user: unknown) => {
    if (isUser(user)) {
      onProfileUpdate(user);
      return;
    }
    // oxlint-disable-next-line no-console -- it tells developers what their API sends
    console.warn('A profileUpdate contains no user', user);
    onMissed(true);
  });
  socket.on('featuresUpdate', onFeaturesUpdate);
  return () => {
    clearTimeout(reopening);
    socket.close();
  };
}
