import { createLivekitServers } from './livekit-servers.ts';
import { openLivekitRoom } from './open-livekit-room.ts';
import { unitVideoWorld } from './unit-video-world.ts';
import { describeVideoService } from './video-service.conformance.ts';

// Behind the library's interface: its own protocol is not tested.
describeVideoService('LiveKit', async () => {
  const servers = createLivekitServers();
  return unitVideoWorld({
    video: {
      join: (...call) => openLivekitRoom('wss://video.example', ...call, servers.openRoom()),
    },
    tokenOf: servers.tokenOf,
    setOnline: servers.setOnline,
    refuse: servers.remove,
    closeRoom: servers.deleteRoom,
  });
});
