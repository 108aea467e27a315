import type { MembershipStanding } from '@perigee/domain/membership';
import type { ApplicationActivity, MembershipType } from '@perigee/domain/waitlist';
import type { Ref } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import {
  IncompleteProfilePrompt,
  type IncompleteProfilePromptProps,
} from '../../questionnaire/IncompleteProfilePrompt/IncompleteProfilePrompt.tsx';
import { InvitePanel, type InvitePanelProps } from '../../referral/InvitePanel/InvitePanel.tsx';
import { WaitlistToggle, type WaitlistToggleProps } from '../WaitlistToggle/WaitlistToggle.tsx';
import { PositionDial } from './PositionDial.tsx';
import { WaitlistActions, type WaitlistActionsProps } from './WaitlistActions.tsx';
import { WaitlistHeading } from './WaitlistHeading.tsx';
import { WaitlistSkeleton } from './WaitlistSkeleton.tsx';
import { adminSwitch, databasePlace, dialPlace, failed, grid } from './WaitlistPage.css.ts';

interface Application {
  /** Counted from 1. Null for a user without one. */
  position: number | null;
  membershipType: MembershipType | null;
  activities: readonly ApplicationActivity[];
  membership: MembershipStanding;
}

export interface WaitlistPageProps extends Omit<WaitlistActionsProps, 'activities' | 'membership'> {
  application: Loadable<Application>;
  /** For an incomplete profile: its progress, and the callback to continue. */
  database?: IncompleteProfilePromptProps;
  /** For admins: the switch of their own waitlist. */
  waitlistSwitch?: WaitlistToggleProps;
  /** The user's invite link and referrer. */
  invitations?: InvitePanelProps;
  /** The heading, which takes the focus after a payment. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Home of an applicant on the waitlist: their position, and the available actions. Source: member §2, §6. */
export function WaitlistPage({
  application,
  database,
  waitlistSwitch,
  invitations,
  headingRef,
  ...actions
}: WaitlistPageProps) {
  if (application.status === 'loading') return <WaitlistSkeleton />;
  if (application.status === 'error') {
    return (
      <div className={failed}>
        <ErrorState level={1} message={application.message} onRetry={application.onRetry} />
      </div>
    );
  }
  const { position, membershipType, activities, membership } = application.data;
  return (
    <>
      <section className={grid}>
        <div>
          <WaitlistHeading
            activities={activities}
            membershipType={membershipType}
            membership={membership}
            canJoin={actions.onJoinDatabase !== undefined}
            offersMembership={actions.onBecomeMember !== undefined}
            hasOpenQuestions={database !== undefined}
            ref={headingRef}
          />
          <WaitlistActions activities={activities} membership={membership} {...actions} />
          {database !== undefined && (
            <IncompleteProfilePrompt className={databasePlace} {...database} />
          )}
          {waitlistSwitch !== undefined && (
            <div className={adminSwitch}>
              <WaitlistToggle {...waitlistSwitch} />
            </div>
          )}
        </div>
        <div className={dialPlace}>
          <PositionDial position={position} />
        </div>
      </section>
      {invitations !== undefined && <InvitePanel {...invitations} />}
    </>
  );
}
