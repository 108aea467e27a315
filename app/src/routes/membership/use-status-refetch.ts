import {
  getGetCurrentUserQueryKey,
  getGetMyApplicationStatusQueryKey,
  getGetMyWaitlistEntryQueryKey,
} from '@perigee/api';
import { limits } from '@perigee/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Refetches the application status, and then the user, now and again after 1, 2.5 and 4 s: the server may need
 * that long to record the payment. A second call starts over, and unmounting the page stops it. Source: member §4,
 * decision A-15.
 */
export function useStatusRefetch(): () => void {
  const queryClient = useQueryClient();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => stop(timers.current), []);
  const refetch = async () => {
    await queryClient.invalidateQueries({ queryKey: getGetMyApplicationStatusQueryKey() });
    // The page shows the membership of the user, which no page observes as a query. The real-time channel tells of
    // it too, where it is open.
    await queryClient.invalidateQueries({
      queryKey: getGetCurrentUserQueryKey(),
      refetchType: 'all',
    });
  };
  return () => {
    stop(timers.current);
    void queryClient.invalidateQueries({ queryKey: getGetMyWaitlistEntryQueryKey() });
    timers.current = limits.statusRefetchMs.map((ms) =>
      setTimeout(() => {
        void refetch();
      }, ms),
    );
  };
}

function stop(timers: readonly ReturnType<typeof setTimeout>[]): void {
  for (const timer of timers) clearTimeout(timer);
}
