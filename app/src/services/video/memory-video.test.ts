import { expect, it } from 'vitest';
import { createMemoryTrack } from './memory-devices.ts';
import { createMemoryVideo } from './memory-video.ts';
import type { VideoParticipant } from './video-service.ts';
import { describeVideoService, type VideoUser } from './video-service.conformance.ts';

const MATCH = 'match-7';
const EVENT = 'event-12';
const [NOOR, IDRIS] = [1300, 1301];

describeVideoService('the memory', async () => {
  const video = createMemoryVideo();
  const userOf = (id: number): VideoUser => ({
    id,
    video,
    tokens: { match: video.tokenOf(id, MATCH), event: video.tokenOf(id, EVENT) },
    cutNetwork: () => video.setOnline(id, false),
    restoreNetwork: () => video.setOnline(id, true),
    endSessions: () => video.setRefused(id, true),
  });
  return {
    noor: userOf(NOOR),
    idris: userOf(IDRIS),
    guests: [1302, 1303, 1304, 1305, 1306].map(userOf),
    openTracks: () => ({
      camera: createMemoryTrack('video'),
      microphone: createMemoryTrack('audio'),
    }),
    expectMedia: async ({ readyState }) => {
      if (readyState !== 'live') throw new Error('The track has ended');
    },
    endMatch: () => video.closeRoom(MATCH),
    close: () => undefined,
  };
});

it('shows the quality that a test sets', async () => {
  const video = createMemoryVideo();
  let others: readonly VideoParticipant[] = [];
  const listeners = {
    onJoined: () => undefined,
    onReconnecting: () => undefined,
    onParticipants: (now: readonly VideoParticipant[]) => (others = now),
    onEnded: () => undefined,
  };
  const own = { camera: null, microphone: null };
  video.join(video.tokenOf(NOOR, MATCH), own, listeners);
  video.join(video.tokenOf(IDRIS, MATCH), own, { ...listeners, onParticipants: () => undefined });
  await expect.poll(() => others).toMatchObject([{ userId: IDRIS, quality: 'good' }]);
  video.setQuality(IDRIS, 'weak');
  expect(others).toMatchObject([{ userId: IDRIS, quality: 'weak' }]);
});
