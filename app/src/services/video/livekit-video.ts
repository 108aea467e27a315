import { loadedVideo } from './loaded-video.ts';
import type { VideoService } from './video-service.ts';

/**
 * The video of LiveKit, whose servers forward pictures and sound. The streaming token is a token of theirs, with the
 * user's id as its identity.
 *
 * @param url the address of the servers, such as 'wss://perigee.livekit.cloud'
 */
export const livekitVideo = (url: string): VideoService =>
  loadedVideo(async () => {
    const { openLivekitRoom } = await import('./open-livekit-room.ts');
    return (...call) => openLivekitRoom(url, ...call);
  });
