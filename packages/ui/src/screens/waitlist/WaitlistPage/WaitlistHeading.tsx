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

/** The progress of a database entry, in questions. */
interface Progress {
  completedFields: number;
  totalFields: number;
}

interface WaitlistHeadingProps {
  activities: readonly ApplicationActivity[];
  membershipType: MembershipType | null;
  membership: MembershipStanding;
  canJoin: boolean;
  offersMembership: boolean;
  /** The progress of an incomplete database entry. */
  database: Progress | undefined;
  ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of the application, and a line about the next step. Source: member §1, §2. */
export function WaitlistHeading({
  activities,
  membershipType,
  membership,
  canJoin,
  offersMembership,
  database,
  ref,
}: WaitlistHeadingProps) {
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  const isMember = isJoined && !canBecomeMember(membership);
  const entry = database === undefined ? 'Your entry is complete.' : openQuestions(database);
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
const RESERVE = 'Reserve your membership now: there is no charge until you are accepted.';

function openQuestions({ completedFields, totalFields }: Progress) {
  if (completedFields === 0) return 'The questions in your entry are still unanswered.';
  const left = totalFields - completedFields;
  return left === 1
    ? 'One question is left in your entry.'
    : `${left} questions are left in your entry.`;
}
