import type { MembershipStanding } from '@perigee/domain/membership';
import type { ApplicationActivity, MembershipType } from '@perigee/domain/waitlist';
import type { Ref } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
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
import { grid } from './WaitlistPage.css.ts';

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
  return (
    <Loaded
      value={application}
      skeleton={<WaitlistSkeleton />}
      renderError={(failure) => (
        <Section as="div" column space="band">
          <ErrorState level={1} {...failure} />
        </Section>
      )}
    >
      {({ position, membershipType, activities, membership }) => (
        <>
          <section className={grid}>
            <div>
              <Stack gap={8}>
                <WaitlistHeading
                  activities={activities}
                  membershipType={membershipType}
                  membership={membership}
                  canJoin={actions.onJoinDatabase !== undefined}
                  offersMembership={actions.onBecomeMember !== undefined}
                  database={database}
                  ref={headingRef}
                />
                <WaitlistActions activities={activities} membership={membership} {...actions} />
              </Stack>
              {database !== undefined && (
                <Stack spaceBefore={12}>
                  <IncompleteProfilePrompt {...database} />
                </Stack>
              )}
              {waitlistSwitch !== undefined && (
                <Section as="div" narrow divider={4} spaceBefore={8}>
                  <WaitlistToggle {...waitlistSwitch} />
                </Section>
              )}
            </div>
            <PositionDial position={position} />
          </section>
          {invitations !== undefined && <InvitePanel {...invitations} />}
        </>
      )}
    </Loaded>
  );
}
