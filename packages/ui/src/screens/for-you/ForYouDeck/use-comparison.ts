import type { CompatibilityScore } from '@perigee/api';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The compatibility of the visible profile with the viewer: undefined while it is loading, null if the request
 * failed.
 */
export function useComparison(
  profileId: number | undefined,
  onCompare: (profileId: number) => Promise<CompatibilityScore>,
): CompatibilityScore | null | undefined {
  const [found, setFound] = useState<{ id: number; comparison: CompatibilityScore | null }>();
  const compare = useEffectEvent(onCompare);
  useEffect(() => {
    if (profileId === undefined) return;
    let isOver = false;
    const find = async (id: number) => {
      const comparison = await compare(id).catch(() => null);
      if (!isOver) setFound({ id, comparison });
    };
    void find(profileId);
    return () => {
      isOver = true;
    };
  }, [profileId]);
  return found?.id === profileId ? found?.comparison : undefined;
}
