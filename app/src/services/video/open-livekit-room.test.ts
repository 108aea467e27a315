import { createLivekitServers } from './livekit-servers.ts';
import { createMemoryTrack } from './memory-devices.ts';
import { openLivekitRoom } from './open-livekit-room.ts';
import { describeVideoService, type VideoUser } from './video-service.conformance.ts';

const MATCH = 'match-7';
const EVENT = 'event-12';

// Behind the library's interface: its own protocol is not tried.
describeVideoService('LiveKit', async () => {
  const servers = createLivekitServers();
  const userOf = (id: number): VideoUser => ({
    id,
    video: {
      join: (token, own, listeners) =>
        openLivekitRoom('wss://video.example', token, own, listeners, servers.openRoom()),
    },
    tokens: { match: servers.tokenOf(id, MATCH), event: servers.tokenOf(id, EVENT) },
    cutNetwork: () => servers.setOnline(id, false),
    restoreNetwork: () => servers.setOnline(id, true),
    endSessions: () => servers.remove(id),
  });
  return {
    noor: userOf(1300),
    idris: userOf(1301),
    guests: [1302, 1303, 1304, 1305, 1306].map(userOf),
    openTracks: () => ({
      camera: createMemoryTrack('video'),
      microphone: createMemoryTrack('audio'),
    }),
    expectMedia: async ({ readyState }) => {
      if (readyState !== 'live') throw new Error('The track has ended');
    },
    endMatch: () => servers.deleteRoom(MATCH),
    close: () => undefined,
  };
});
