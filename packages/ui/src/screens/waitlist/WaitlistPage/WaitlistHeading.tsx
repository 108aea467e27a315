import {
  canBecomeMember,
  membershipStandingTexts,
  type MembershipStanding,
} from '@perigee/domain/membership';
import {
  isActivityCompleted,
  waitlistHeading,
  type ApplicationActivity,
  type MembershipType,
} from '@perigee/domain/waitlist';
import type { Ref } from 'react';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';

interface WaitlistHeadingProps {
  activities: readonly ApplicationActivity[];
  membershipType: MembershipType | null;
  membership: MembershipStanding;
  canJoin: boolean;
  offersMembership: boolean;
  /** Some questions of the database entry are unanswered. */
  hasOpenQuestions: boolean;
  ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of the application, and a line about the next step. Source: member §1, §2. */
export function WaitlistHeading({
  activities,
  membershipType,
  membership,
  canJoin,
  offersMembership,
  hasOpenQuestions,
  ref,
}: WaitlistHeadingProps) {
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  const isMember = isJoined && !canBecomeMember(membership);
  const entry = hasOpenQuestions ? OPEN_QUESTIONS : 'Your entry is complete.';
  const lines = [
    !isJoined && `Places are given by hand. ${canJoin ? JOIN : STAND}`,
    isJoined && membership === 'none' && `${entry} ${offersMembership ? RESERVE : STAND}`,
    membership !== 'none' && membershipStandingTexts[membership],
  ];
  return (
    <PageHead
      kicker={isMember ? 'Your membership' : undefined}
      kickerTone="precious"
      title={waitlistHeading(activities, membershipType, membership)}
      measure="xs"
      headingRef={ref}
      takesFocus={false}
      subtitle={lines.filter(Boolean).join(' ')}
    />
  );
}

const STAND = 'You see here where you stand.';
const JOIN = 'Join the database to complete your application.';
const OPEN_QUESTIONS = 'A few questions are left in your entry.';
const RESERVE = 'Reserve your membership now: there is no charge until you are accepted.';
