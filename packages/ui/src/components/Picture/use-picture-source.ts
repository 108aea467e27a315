import { useState } from 'react';

/**
 * The address of a picture as long as there is something to show: null where it is missing, or broken.
 * The second is for `onError` of the picture. Source: member §8, events §8.
 */
export function usePictureSource(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  const isMissing = src === null || src === undefined || src === '' || src === broken;
  return [isMissing ? null : src, () => setBroken(src ?? undefined)] as const;
}
