import { loadedVideo } from './loaded-video.ts';
import type { SandboxVideoOptions } from './open-video-room.ts';
import type { VideoService } from './video-service.ts';

/**
 * The video of the sandbox: the pages of a room send their pictures and sound to each other (WebRTC), and the
 * sandbox relays what connects them.
 */
export const sandboxVideo = (options: SandboxVideoOptions): VideoService =>
  loadedVideo(async () => {
    const { openVideoRoom } = await import('./open-video-room.ts');
    return (...call) => openVideoRoom(options, ...call);
  });
