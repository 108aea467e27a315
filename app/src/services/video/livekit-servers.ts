import { roomCapacity } from '@perigee/domain/video';
import {
  ConnectionError,
  ConnectionQuality,
  DisconnectReason,
  RoomEvent,
  type Track,
} from 'livekit-client';
import type { LivekitParticipant, LivekitRoom, OwnPublication } from './open-livekit-room.ts';

/** Servers of LiveKit in memory, for tests: the rooms behind the interface of its library. */
export interface LivekitServers {
  tokenOf: (userId: number, room: string) => string;
  /** A page's room of the library. */
  openRoom: () => LivekitRoom;
  setOnline: (userId: number, isOnline: boolean) => void;
  /** Removes a user, and refuses the user's tokens from now on. */
  remove: (userId: number) => void;
  /** Deletes a room, whose tokens are refused from now on. */
  deleteRoom: (name: string) => void;
}

/** A track that a page publishes. */
interface Publication {
  track: MediaStreamTrack;
  isMuted: boolean;
}

type Listener = Parameters<LivekitRoom['on']>[1];

/** A page, as the servers know it. */
interface Page {
  identity: string;
  room: string;
  isOnline: boolean;
  /** Counted, because a time would be equal for several. */
  joinedAt: Date;
  published: Map<Track.Source, Publication>;
  emit: (event: RoomEvent, reason?: DisconnectReason) => void;
}

const NOT_ALLOWED = 401;

export function createLivekitServers(): LivekitServers {
  const pages = new Set<Page>();
  const offline = new Set<string>();
  const removed = new Set<string>();
  const deleted = new Set<string>();
  let arrivals = 0;

  const othersOf = (page: Page) =>
    [...pages].filter((other) => other !== page && other.room === page.room);
  const tellOthers = (page: Page, event: RoomEvent) => {
    for (const other of othersOf(page)) if (other.isOnline) other.emit(event);
  };
  const participantOf = (page: Page): LivekitParticipant => ({
    identity: page.identity,
    joinedAt: page.joinedAt,
    connectionQuality: page.isOnline ? ConnectionQuality.Excellent : ConnectionQuality.Lost,
    getTrackPublication: (source) => {
      const published = page.published.get(source);
      return published && { ...published, track: { mediaStreamTrack: published.track } };
    },
  });
  /** Takes a page out of its room, and tells it why. */
  const drop = (page: Page, reason: DisconnectReason) => {
    pages.delete(page);
    page.published.clear();
    tellOthers(page, RoomEvent.ParticipantDisconnected);
    page.emit(RoomEvent.Disconnected, reason);
  };
  const enter = (page: Page) => {
    const { identity, room } = page;
    if (removed.has(identity) || deleted.has(room)) {
      throw ConnectionError.notAllowed('invalid token', NOT_ALLOWED);
    }
    const others = othersOf(page);
    const earlier = others.find((other) => other.identity === identity);
    if (earlier === undefined && others.length >= roomCapacity(room)) {
      throw ConnectionError.leaveRequest('no place', DisconnectReason.JOIN_FAILURE);
    }
    if (earlier !== undefined) drop(earlier, DisconnectReason.DUPLICATE_IDENTITY);
    page.joinedAt = new Date(++arrivals);
    pages.add(page);
    tellOthers(page, RoomEvent.ParticipantConnected);
  };

  const openRoom = (): LivekitRoom => {
    const listeners = new Map<RoomEvent, Set<Listener>>();
    const page: Page = {
      identity: '',
      room: '',
      isOnline: true,
      joinedAt: new Date(0),
      published: new Map(),
      emit: (event, reason) => {
        for (const listener of listeners.get(event) ?? []) listener(reason);
      },
    };
    const publicationOf = (source: Track.Source): OwnPublication | undefined => {
      const published = page.published.get(source);
      if (published === undefined) return undefined;
      return {
        mute: async () => {
          published.isMuted = true;
          tellOthers(page, RoomEvent.TrackMuted);
        },
        unmute: async () => {
          published.isMuted = false;
          tellOthers(page, RoomEvent.TrackUnmuted);
        },
        track: {
          mediaStreamTrack: published.track,
          replaceTrack: async (track) => {
            published.track = track;
          },
        },
      };
    };
    return {
      on: (event, listener) => {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      connect: async (_url, token) => {
        const [, id, room = ''] = /^livekit-(\d+)-(.+)$/.exec(token) ?? [];
        if (id === undefined) throw ConnectionError.notAllowed('invalid token', NOT_ALLOWED);
        if (offline.has(id)) throw ConnectionError.serverUnreachable('offline');
        Object.assign(page, { identity: id, room });
        enter(page);
      },
      disconnect: async () => {
        if (pages.has(page)) drop(page, DisconnectReason.CLIENT_INITIATED);
      },
      localParticipant: {
        publishTrack: async (track, { source }) => {
          page.published.set(source, { track, isMuted: false });
          tellOthers(page, RoomEvent.TrackSubscribed);
        },
        getTrackPublication: publicationOf,
      },
      get remoteParticipants() {
        return new Map(othersOf(page).map((other) => [other.identity, participantOf(other)]));
      },
    };
  };

  return {
    tokenOf: (userId, room) => `livekit-${userId}-${room}`,
    openRoom,
    setOnline: (userId, isOnline) => {
      const identity = String(userId);
      if (isOnline) offline.delete(identity);
      else offline.add(identity);
      for (const page of [...pages].filter((one) => one.identity === identity)) {
        page.isOnline = isOnline;
        page.emit(isOnline ? RoomEvent.Reconnected : RoomEvent.Reconnecting);
        tellOthers(page, RoomEvent.ConnectionQualityChanged);
      }
    },
    remove: (userId) => {
      removed.add(String(userId));
      for (const page of [...pages].filter((one) => one.identity === String(userId))) {
        drop(page, DisconnectReason.PARTICIPANT_REMOVED);
      }
    },
    deleteRoom: (name) => {
      deleted.add(name);
      for (const page of [...pages].filter((one) => one.room === name)) {
        drop(page, DisconnectReason.ROOM_DELETED);
      }
    },
  };
}
