import type { SandboxVideoOptions } from './open-video-room.ts';
import type { OwnTracks, VideoCall, VideoService } from './video-service.ts';

/** The waits before the code is requested again, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The video of the sandbox: the pages of a room send their pictures and sound to each other (WebRTC), and the
 * sandbox relays what connects them. The code is loaded with the first call.
 */
export function sandboxVideo(options: SandboxVideoOptions): VideoService {
  return {
    join: (token, first, listeners) => {
      let own: OwnTracks = first;
      let opened: VideoCall | null = null;
      let isLeft = false;
      let retry: ReturnType<typeof setTimeout> | undefined;

      const open = async (waitMs: number): Promise<void> => {
        try {
          const { openVideoRoom } = await import('./open-video-room.ts');
          if (!isLeft) opened = openVideoRoom(options, token, own, listeners);
        } catch {
          if (isLeft) return;
          retry = setTimeout(() => void open(Math.min(2 * waitMs, LONGEST_WAIT_MS)), waitMs);
        }
      };
      void open(FIRST_WAIT_MS);

      return {
        setCamera: (camera) => {
          own = { ...own, camera };
          opened?.setCamera(camera);
        },
        setMicrophone: (microphone) => {
          own = { ...own, microphone };
          opened?.setMicrophone(microphone);
        },
        leave: () => {
          isLeft = true;
          clearTimeout(retry);
          opened?.leave();
        },
      };
    },
  };
}
