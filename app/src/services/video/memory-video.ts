import { roomCapacity } from '@perigee/domain/video';
import type {
  OwnTracks,
  VideoCall,
  VideoEnd,
  VideoListeners,
  VideoQuality,
  VideoService,
} from './video-service.ts';

/** A video provider in memory, for stories and tests, whose users are in rooms with each other. */
export interface MemoryVideo extends VideoService {
  /** The token by which a user enters a room. */
  tokenOf: (userId: number, room: string) => string;
  /** Cuts the network of a user's pages, or restores it. */
  setOnline: (userId: number, isOnline: boolean) => void;
  /** The quality of the connections with a user, as the others see it. */
  setQuality: (userId: number, quality: VideoQuality) => void;
  /** Ends a user's call, and refuses the user's tokens from now on, or no longer. */
  setRefused: (userId: number, isRefused: boolean) => void;
  /** Closes a room: ends its calls, and refuses its tokens from now on. */
  closeRoom: (room: string) => void;
}

interface Page {
  userId: number;
  room: string;
  own: OwnTracks;
  listeners: VideoListeners;
  /** Whether the page has its place in the room, also while its network is lost. */
  isIn: boolean;
  isOnline: boolean;
}

export function createMemoryVideo(): MemoryVideo {
  /** In order of arrival. */
  const pages = new Set<Page>();
  const offlineIds = new Set<number>();
  const refusedIds = new Set<number>();
  const closedRooms = new Set<string>();
  const qualities = new Map<number, VideoQuality>();
  const tokenOf = (userId: number, room: string) => `video-token-${userId}-${room}`;

  const membersOf = (room: string) => [...pages].filter((page) => page.isIn && page.room === room);
  const tell = (room: string) => {
    const members = membersOf(room);
    for (const page of members) {
      if (!page.isOnline) continue;
      const others = members.filter((other) => other !== page);
      page.listeners.onParticipants(
        others.map(({ userId, own, isOnline }) => ({
          userId,
          ...own,
          isCameraOn: own.camera !== null,
          isMicrophoneOn: own.microphone !== null,
          quality: isOnline ? (qualities.get(userId) ?? 'good') : 'lost',
        })),
      );
    }
  };
  const end = (page: Page, reason: VideoEnd) => {
    pages.delete(page);
    page.isIn = false;
    page.listeners.onEnded(reason);
  };
  const enter = (page: Page) => {
    const { userId, room, listeners } = page;
    if (!pages.has(page) || page.isOnline || offlineIds.has(userId)) return;
    if (refusedIds.has(userId) || closedRooms.has(room)) {
      end(page, 'refused');
      tell(room);
      return;
    }
    const members = membersOf(room);
    const earlier = members.find((one) => one.userId === userId && one !== page);
    if (!page.isIn && earlier === undefined && members.length >= roomCapacity(room)) {
      end(page, 'full');
      return;
    }
    if (earlier !== undefined) end(earlier, 'moved');
    Object.assign(page, { isIn: true, isOnline: true });
    listeners.onJoined();
    tell(room);
  };
  /** Enters after the caller is done, as over a network. */
  const enterSoon = (page: Page) => {
    queueMicrotask(() => enter(page));
  };
  const pagesOf = (userId: number) => [...pages].filter((page) => page.userId === userId);

  return {
    tokenOf,
    join: (token, own, listeners): VideoCall => {
      const [, id, room = ''] = /^video-token-(\d+)-(.+)$/.exec(token) ?? [];
      const page: Page = {
        userId: Number(id),
        room,
        own,
        listeners,
        isIn: false,
        isOnline: false,
      };
      pages.add(page);
      if (id === undefined) queueMicrotask(() => pages.has(page) && end(page, 'refused'));
      else enterSoon(page);
      const send = (change: Partial<OwnTracks>) => {
        page.own = { ...page.own, ...change };
        tell(room);
      };
      return {
        setCamera: (camera) => send({ camera }),
        setMicrophone: (microphone) => send({ microphone }),
        leave: () => {
          page.isIn = false;
          pages.delete(page);
          tell(room);
        },
      };
    },
    setOnline: (userId, isOnline) => {
      if (isOnline) {
        offlineIds.delete(userId);
        for (const page of pagesOf(userId)) enterSoon(page);
        return;
      }
      offlineIds.add(userId);
      for (const page of pagesOf(userId).filter((one) => one.isOnline)) {
        page.isOnline = false;
        page.listeners.onReconnecting();
        tell(page.room);
      }
    },
    setQuality: (userId, quality) => {
      qualities.set(userId, quality);
      for (const { room } of pagesOf(userId)) tell(room);
    },
    setRefused: (userId, isRefused) => {
      if (!isRefused) {
        refusedIds.delete(userId);
        return;
      }
      refusedIds.add(userId);
      for (const page of pagesOf(userId)) {
        end(page, 'refused');
        tell(page.room);
      }
    },
    closeRoom: (room) => {
      closedRooms.add(room);
      for (const page of membersOf(room)) end(page, 'closed');
    },
  };
}
