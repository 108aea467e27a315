import type { DeviceProblems } from '@perigee/ui/video';
import { useState } from 'react';
import type { CallState } from '../../services/video/call-session.ts';

/**
 * The problems of the devices that a call should tell of: a user who joined without a camera knows that there is
 * none, until the camera is tried again.
 */
export function useCallProblems({ phase, own }: Pick<CallState, 'phase' | 'own'>): DeviceProblems {
  const now = { camera: own.camera.problem, microphone: own.microphone.problem };
  const [known, setKnown] = useState(now);
  const isIn = phase !== 'before' && phase !== 'ended';
  const next = isIn
    ? {
        camera: now.camera === known.camera ? known.camera : null,
        microphone: now.microphone === known.microphone ? known.microphone : null,
      }
    : now;
  if (next.camera !== known.camera || next.microphone !== known.microphone) setKnown(next);
  return {
    camera: now.camera === next.camera ? null : now.camera,
    microphone: now.microphone === next.microphone ? null : now.microphone,
  };
}
