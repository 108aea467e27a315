import {
  isActivityCompleted,
  waitlistHeading,
  type ApplicationActivity,
  type MembershipType,
} from '@perigee/domain';
import { heading, kicker, lede } from './WaitlistPage.css.ts';

interface WaitlistHeadingProps {
  activities: readonly ApplicationActivity[];
  membershipType: MembershipType | null;
  canJoin: boolean;
  canBecomeMember: boolean;
}

/** The heading that the activities decide, and a line on what comes next. Source: member §1, §2. */
export function WaitlistHeading({
  activities,
  membershipType,
  canJoin,
  canBecomeMember,
}: WaitlistHeadingProps) {
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  const isMember = isJoined && isActivityCompleted(activities, 'SAVE_PAYMENT');
  return (
    <>
      {isMember && <p className={kicker}>Your membership</p>}
      <h1 className={heading}>{waitlistHeading(activities, membershipType)}</h1>
      <p className={lede}>
        {isMember && 'Your membership is reserved. There is no charge until you are accepted.'}
        {!isMember && isJoined && (canBecomeMember ? RESERVE : `Your entry is complete. ${STAND}`)}
        {!isJoined && `Places are given by hand. ${canJoin ? JOIN : STAND}`}
      </p>
    </>
  );
}

const STAND = 'You see here where you stand.';
const JOIN = 'Join the database to complete your application.';
const RESERVE =
  'Your entry is complete. Reserve your membership now: there is no charge until you are accepted.';
