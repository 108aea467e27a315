import { limits } from '@perigee/domain';
import { adminMessages } from '@perigee/domain/admin';
import { useEffect, useRef, useState } from 'react';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

/** Refetches 1 s after a new prompt; pending from the prompt on until the response. Source: admin §2, §9. */
export function useLateRefetch(onRefetch: () => Promise<void>) {
  const refetch = useToastedAction(adminMessages.compatibilityFailed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isPending: isWaiting || refetch.busy,
    refetchLater: () => {
      clearTimeout(timer.current);
      setIsWaiting(true);
      timer.current = setTimeout(() => {
        setIsWaiting(false);
        void refetch.run(onRefetch);
      }, limits.promptRefetchMs);
    },
  };
}
