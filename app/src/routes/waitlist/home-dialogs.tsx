import type { User } from '@perigee/api';
import type { MembershipStanding } from '@perigee/domain/membership';
import { incompleteSet } from '@perigee/domain/questionnaire';
import { joinDatabaseStep, wasEverAccepted, type JoinDatabaseStep } from '@perigee/domain/waitlist';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import { useStatusRefetch } from '../membership/use-status-refetch.ts';

const ApplicationStatusModal = lazyDialog(() => import('./application-status-modal.tsx'));
const MembershipModal = lazyDialog(() => import('../membership/membership-modal.tsx'));
const CompleteSignup = lazyDialog(() => import('../signup/complete-signup-dialog.tsx'));
const Questionnaire = lazyDialog(() => import('../questionnaire/questionnaire-dialog.tsx'));
const ReferralCodeModal = lazyDialog(() => import('../referral/referral-code-modal.tsx'));

export type HomeDialog =
  JoinDatabaseStep | 'questions' | 'membership' | 'membership-again' | 'referral' | 'status';

interface HomeDialogsProps {
  open: HomeDialog | null;
  user: User;
  membership: MembershipStanding;
  /** The heading of the home. */
  heading: RefObject<HTMLElement | null>;
  onOpen: (dialog: HomeDialog | null) => void;
}

/** The dialogs of a member's home, each loaded when it is opened. */
export function HomeDialogs({ open, user, membership, heading, onOpen }: HomeDialogsProps) {
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
          // A user who comes from the application status has already seen the reasons for the plans.
          form={open === 'membership' ? 'full' : 'short'}
          membership={membership}
          isFreeUntilAccepted={!wasEverAccepted(user.waitlistStatus)}
          outcome={heading}
          onCompleted={refetchStatus}
          onClosed={close}
        />
      );
    case 'referral':
      return <ReferralCodeModal onClosed={close} />;
    case 'status':
      return (
        <ApplicationStatusModal
          membership={membership}
          onClosed={close}
          onPay={() => onOpen('membership-again')}
        />
      );
    case 'signup':
      return <CompleteSignup onClosed={closeAndRefetch} />;
    case 'questionnaire':
    case 'questions': {
      const gap = incompleteSet(user);
      return (
        <Questionnaire
          set={gap?.key ?? 'profile'}
          introduced={open === 'questions'}
          // The last answer may leave a photo or a birthday as all that the profile still lacks.
          onClosed={
            joinDatabaseStep(user, gap !== null) === 'signup' ? () => onOpen('signup') : close
          }
        />
      );
    }
  }
}
