import { createMemoryTrack } from './memory-devices.ts';
import type { VideoUser, VideoWorld } from './video-service.conformance.ts';
import type { VideoService } from './video-service.ts';

export const MATCH = 'match-7';
const EVENT = 'event-12';
export const [NOOR, IDRIS] = [1300, 1301] as const;
const GUESTS = [1302, 1303, 1304, 1305, 1306];

/** A provider in memory. */
interface MemoryProvider {
  video: VideoService;
  tokenOf: (userId: number, room: string) => string;
  setOnline: (userId: number, isOnline: boolean) => void;
  /** Ends the user's calls, and refuses the user's tokens from now on. */
  refuse: (userId: number) => void;
  closeRoom: (room: string) => void;
}

/** The world of the conformance suite on a provider in memory, whose tracks have no pictures or sound. */
export function unitVideoWorld(provider: MemoryProvider): VideoWorld {
  const { video, tokenOf, setOnline, refuse, closeRoom } = provider;
  const userOf = (id: number): VideoUser => ({
    id,
    video,
    tokens: { match: tokenOf(id, MATCH), event: tokenOf(id, EVENT) },
    cutNetwork: () => setOnline(id, false),
    restoreNetwork: () => setOnline(id, true),
    endSessions: () => refuse(id),
  });
  return {
    noor: userOf(NOOR),
    idris: userOf(IDRIS),
    guests: GUESTS.map(userOf),
    openTracks: () => ({
      camera: createMemoryTrack('video'),
      microphone: createMemoryTrack('audio'),
    }),
    expectMedia: async ({ readyState }) => {
      if (readyState !== 'live') throw new Error('The track has ended');
    },
    endMatch: () => closeRoom(MATCH),
    close: () => undefined,
  };
}
