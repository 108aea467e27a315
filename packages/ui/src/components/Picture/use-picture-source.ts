import { useState } from 'react';

/**
 * The address of a picture that can be shown: null if it is missing, or broken. The second value is the
 * `onError` handler of the picture. Source: member §8, events §8.
 */
export function usePictureSource(src: string | null | undefined) {
  const [broken, setBroken] = useState<string>();
  const isMissing = src === null || src === undefined || src === '' || src === broken;
  return [isMissing ? null : src, () => setBroken(src ?? undefined)] as const;
}
