import type { JoinDatabaseStep, QuestionSet } from '@perigee/domain';
import { useQueryClient } from '@tanstack/react-query';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useStatusRefetch } from '../membership/use-status-refetch.ts';

const ApplicationStatusModal = lazyDialog(() => import('./application-status-modal.tsx'));
const MembershipModal = lazyDialog(() => import('../membership/membership-modal.tsx'));
const CompleteSignup = lazyDialog(() => import('../signup/complete-signup-dialog.tsx'));
const Questionnaire = lazyDialog(() => import('../questionnaire/questionnaire-dialog.tsx'));
const ReferralCodeModal = lazyDialog(() => import('../referral/referral-code-modal.tsx'));

export type HomeDialog =
  JoinDatabaseStep | 'membership' | 'membership-again' | 'referral' | 'status';

interface HomeDialogsProps {
  open: HomeDialog | null;
  /** Of the questionnaire, which questions are open. */
  questions: QuestionSet;
  onOpen: (dialog: HomeDialog | null) => void;
}

/** The dialogs of the waitlist view, each loaded when it is asked for. */
export function HomeDialogs({ open, questions, onOpen }: HomeDialogsProps) {
  const queryClient = useQueryClient();
  const refetchStatus = useStatusRefetch();
  const close = () => onOpen(null);
  const closeAndRefetch = () => {
    close();
    void queryClient.invalidateQueries();
  };

  switch (open) {
    case null:
      return null;
    case 'membership':
    case 'membership-again':
      return (
        <MembershipModal
          // Whoever comes from the application status has met the plans' reasons before.
          form={open === 'membership' ? 'full' : 'short'}
          onCompleted={refetchStatus}
          onClosed={close}
        />
      );
    case 'referral':
      return <ReferralCodeModal onClosed={close} />;
    case 'status':
      return <ApplicationStatusModal onClosed={close} onPay={() => onOpen('membership-again')} />;
    case 'signup':
      return <CompleteSignup onClosed={closeAndRefetch} />;
    case 'questionnaire':
      return <Questionnaire set={questions} onClosed={closeAndRefetch} />;
  }
}
