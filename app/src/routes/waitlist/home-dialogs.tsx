import type { JoinDatabaseStep } from '@perigee/domain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { joinDatabaseDialogs } from './join-database-dialogs.ts';

const ApplicationStatusModal = lazy(() => import('./application-status-modal.tsx'));
const ReferralCodeModal = lazy(() => import('../referral/referral-code-modal.tsx'));

export type HomeDialog = JoinDatabaseStep | 'referral' | 'status';

interface HomeDialogsProps {
  open: HomeDialog | null;
  onOpen: (dialog: HomeDialog | null) => void;
}

/** The dialogs of the waitlist view, each loaded when it is asked for. */
export function HomeDialogs({ open, onOpen }: HomeDialogsProps) {
  const queryClient = useQueryClient();
  if (open === null) return null;
  const close = () => onOpen(null);
  const closeAndRefetch = () => {
    close();
    void queryClient.invalidateQueries();
  };
  switch (open) {
    case 'referral':
      return (
        <Suspense>
          <ReferralCodeModal onClosed={close} />
        </Suspense>
      );
    case 'status':
      return (
        <Suspense>
          <ApplicationStatusModal onClosed={close} onPay={close} />
        </Suspense>
      );
    case 'signup':
    case 'questionnaire': {
      const JoinDatabase = joinDatabaseDialogs[open];
      return <Suspense>{JoinDatabase && <JoinDatabase onClosed={closeAndRefetch} />}</Suspense>;
    }
  }
}
