import { expect, it } from 'vitest';
import { createMemoryVideo } from './memory-video.ts';
import { IDRIS, MATCH, NOOR, unitVideoWorld } from './unit-video-world.ts';
import { describeVideoService } from './video-service.conformance.ts';
import type { VideoParticipant } from './video-service.ts';

describeVideoService('the memory', async () => {
  const video = createMemoryVideo();
  const { tokenOf, setOnline, closeRoom } = video;
  const refuse = (userId: number) => video.setRefused(userId, true);
  return unitVideoWorld({ video, tokenOf, setOnline, refuse, closeRoom });
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
