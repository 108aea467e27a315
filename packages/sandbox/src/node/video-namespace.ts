import { videoCalls, videoPage } from '@perigee/domain/video';
import type { Server } from 'socket.io';
import type { RoomClaims } from '../auth/tokens.ts';
import type { SandboxContext } from '../context.ts';
import { errorText } from '../http/error-text.ts';
import { mayBeInRoom } from '../tickets/event-room.ts';
import { VIDEO_NAMESPACE, type VideoChannel } from '../video/video-channel.ts';
import { createVideoRooms, type VideoMembership } from '../video/video-rooms.ts';
import { createPace } from './pace.ts';
import { signedInNamespace } from './signed-in-namespace.ts';

/**
 * Events that a page may send in a period: to connect with five others it sends about a hundred. A page that
 * sends more is disconnected.
 */
const MOST_EVENTS = 400;
const PERIOD_MS = 10_000;

/** The reasons of socket.io for connections that the network ended. */
const LOST = new Set(['transport close', 'transport error', 'ping timeout']);

/** A token opens its room for an hour; a page that is in the room may stay, for as long as the room is open. */
async function entranceOf(context: SandboxContext, token: string) {
  const claims = await context.tokens.readStreaming(token);
  if (claims === null || !(await mayBeInRoom(context, claims))) return null;
  return { userId: claims.userId, claims, expiresAt: null };
}

/**
 * Refuses a page while several sandboxes share the sockets: rooms are in the memory of each, and two members of one
 * room would never meet.
 */
async function refuseIfShared(
  io: Server,
  opened: Promise<SandboxContext>,
  next: (error?: Error) => void,
): Promise<void> {
  const { log } = await opened;
  if ((await io.of(VIDEO_NAMESPACE).adapter.serverCount()) === 1) {
    next();
    return;
  }
  log('A video call was refused: calls need a sandbox that is alone on its database.');
  next(new Error('Calls need a single sandbox'));
}

/** The video provider: it tells the members of a room of each other, and relays what connects their pages. */
export function videoNamespace(io: Server, opened: Promise<SandboxContext>): VideoChannel {
  const rooms = createVideoRooms();
  io.of(VIDEO_NAMESPACE).use((_socket, next) => void refuseIfShared(io, opened, next));

  const { end } = signedInNamespace(io, {
    name: VIDEO_NAMESPACE,
    opened,
    sessionOf: entranceOf,
    onEnded: (socket) => socket.emit('ended', { reason: 'closed' }),
    onConnection: (socket) => {
      const page = videoPage.safeParse(socket.handshake.auth);
      if (!page.success) {
        socket.disconnect();
        return;
      }
      const membership: VideoMembership = rooms.enter(
        { ...page.data, claims: socket.data.claims },
        {
          id: socket.id,
          send: (name, data) => socket.emit(name, data),
          close: () => socket.disconnect(),
        },
      );
      const isInTime = createPace(MOST_EVENTS, PERIOD_MS);
      socket.use((_event, next) => {
        if (isInTime()) next();
        else socket.disconnect();
      });
      socket.on('state', (sent: unknown) => {
        const { data } = videoCalls.state.safeParse(sent);
        if (data !== undefined) membership.setState(data);
      });
      socket.on('signal', (sent: unknown) => {
        const { data } = videoCalls.signal.safeParse(sent);
        if (data !== undefined) membership.relay(data.to, data.signal);
      });
      socket.on('disconnect', (reason) => {
        if (LOST.has(reason)) membership.lose();
        else membership.leave();
      });
    },
  });

  const mayStay = async (context: SandboxContext, claims: RoomClaims): Promise<boolean> => {
    try {
      return await mayBeInRoom(context, claims);
    } catch (error) {
      context.log(`A video room could not be reviewed: ${errorText(error)}`);
      return false;
    }
  };
  const review = async () => {
    const context = await opened;
    for (const claims of rooms.claims()) {
      if (!(await mayStay(context, claims))) rooms.close(claims);
    }
  };
  return { review: () => void review(), end };
}
