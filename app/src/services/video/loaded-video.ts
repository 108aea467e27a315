import { loadAgain } from '../load-again.ts';
import type { OwnTracks, VideoCall, VideoService } from './video-service.ts';

/**
 * A provider whose code is loaded with the first call.
 *
 * @param load resolves with what enters a room
 */
export function loadedVideo(load: () => Promise<VideoService['join']>): VideoService {
  return {
    join: (token, first, listeners) => {
      let own: OwnTracks = first;
      let opened: VideoCall | null = null;
      const stop = loadAgain(load, (join) => {
        opened = join(token, own, listeners);
      });
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
          stop();
          opened?.leave();
        },
      };
    },
  };
}
