import type { OwnTracks, VideoCall, VideoService } from './video-service.ts';

/** The waits before the code is requested again, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * A provider whose code is loaded with the first call, and requested again until it comes.
 *
 * @param load resolves with what enters a room
 */
export function loadedVideo(load: () => Promise<VideoService['join']>): VideoService {
  return {
    join: (token, first, listeners) => {
      let own: OwnTracks = first;
      let opened: VideoCall | null = null;
      let isLeft = false;
      let retry: ReturnType<typeof setTimeout> | undefined;

      const open = async (waitMs: number): Promise<void> => {
        try {
          const join = await load();
          if (!isLeft) opened = join(token, own, listeners);
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
