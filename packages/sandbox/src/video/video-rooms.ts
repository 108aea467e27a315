import {
  roomCapacity,
  type VideoEvents,
  type VideoMember,
  type VideoPage,
  type VideoSignal,
  type VideoState,
} from '@perigee/domain/video';
import type { RoomClaims } from '../auth/tokens.ts';
import type { VideoEvent } from './video-channel.ts';

/** The time in which a page may return whose connection was lost. Milliseconds. */
const AWAY_MS = 15_000;

/** A connection of a page. */
interface VideoConnection {
  id: string;
  send: (...event: VideoEvent) => void;
  close: () => void;
}

/** A page that enters a room. */
export interface VideoEntry extends Omit<VideoPage, 'token'> {
  claims: RoomClaims;
}

/** What a connection can do in its room. Calls of a connection that another one has replaced do nothing. */
export interface VideoMembership {
  setState: (state: VideoState) => void;
  /** Relays a signal to another connection in the room, if it is still open. */
  relay: (to: string, signal: VideoSignal) => void;
  leave: () => void;
  /** The connection was lost: the place is kept for a while. */
  lose: () => void;
}

/** The rooms of the video provider. They pass no pictures and no sound: pages send those to each other. */
export interface VideoRooms {
  enter: (entry: VideoEntry, connection: VideoConnection) => VideoMembership;
  /** The tokens' claims by which the users entered who are in a room. */
  claims: () => RoomClaims[];
  /** Takes a user out of a room for good. */
  close: (claims: RoomClaims) => void;
}

interface Member extends VideoMember {
  claims: RoomClaims;
  pageId: string;
  connection: VideoConnection;
  /** Ends the place of a lost connection. */
  awayTimer?: ReturnType<typeof setTimeout>;
}

const shown = ({
  userId,
  connectionId,
  isAway,
  isCameraOn,
  isMicrophoneOn,
}: Member): VideoMember => ({ userId, connectionId, isAway, isCameraOn, isMicrophoneOn });

/** @param awayMs the time in which a page may return whose connection was lost. Milliseconds. */
export function createVideoRooms(awayMs = AWAY_MS): VideoRooms {
  /** The members of each room by their users, in order of arrival. */
  const rooms = new Map<string, Map<number, Member>>();

  const tellAll = (members: ReadonlyMap<number, Member>) => {
    for (const { userId, isAway, connection } of members.values()) {
      if (isAway) continue;
      const others = [...members.values()].filter((other) => other.userId !== userId);
      connection.send('members', others.map(shown));
    }
  };
  const dismiss = (
    connection: VideoConnection,
    reason: VideoEvents['ended']['reason'],
  ): VideoMembership => {
    connection.send('ended', { reason });
    connection.close();
    const nothing = () => undefined;
    return { setState: nothing, relay: nothing, leave: nothing, lose: nothing };
  };
  const remove = ({ claims, userId, awayTimer }: Member) => {
    clearTimeout(awayTimer);
    const members = rooms.get(claims.room);
    members?.delete(userId);
    if (members?.size === 0) rooms.delete(claims.room);
    else if (members !== undefined) tellAll(members);
  };

  const enter = (entry: VideoEntry, connection: VideoConnection): VideoMembership => {
    const { claims, pageId, isReturn, isCameraOn, isMicrophoneOn } = entry;
    const { userId, room } = claims;
    const members = rooms.get(room) ?? new Map<number, Member>();
    const before = members.get(userId);
    const isOtherPage = before !== undefined && before.pageId !== pageId;
    if (isOtherPage && isReturn) return dismiss(connection, 'moved');
    if (before === undefined && members.size >= roomCapacity(room)) {
      return dismiss(connection, 'full');
    }
    clearTimeout(before?.awayTimer);

    const member: Member = {
      claims,
      userId,
      pageId,
      connection,
      connectionId: connection.id,
      isAway: false,
      isCameraOn,
      isMicrophoneOn,
    };
    rooms.set(room, members.set(userId, member));
    if (isOtherPage) dismiss(before.connection, 'moved');
    else before?.connection.close();
    tellAll(members);

    const whileIn = (act: () => void) => {
      if (members.get(userId) === member) act();
    };
    return {
      setState: (state) =>
        whileIn(() => {
          Object.assign(member, state);
          tellAll(members);
        }),
      relay: (to, signal) =>
        whileIn(() => {
          const other = [...members.values()].find(({ connectionId }) => connectionId === to);
          if (other?.isAway !== false || other === member) return;
          other.connection.send('signal', { from: member.connectionId, signal });
        }),
      leave: () => whileIn(() => remove(member)),
      lose: () =>
        whileIn(() => {
          member.isAway = true;
          member.awayTimer = setTimeout(() => remove(member), awayMs);
          tellAll(members);
        }),
    };
  };

  return {
    enter,
    claims: () =>
      [...rooms.values()].flatMap((members) => [...members.values()].map(({ claims }) => claims)),
    close: ({ room, userId }) => {
      const member = rooms.get(room)?.get(userId);
      if (member === undefined) return;
      remove(member);
      dismiss(member.connection, 'closed');
    },
  };
}
