import { membershipStandingTexts } from '../membership/messages.ts';
import { canBecomeMember, type MembershipStanding } from '../membership/standing.ts';
import { labelOf } from '../value-label.ts';
import { isActivityCompleted, type ApplicationActivity } from './activities.ts';
import { MEMBERSHIP_TYPE_LABELS, type MembershipType } from './membership-type.ts';

/** What the waitlist view says of an application, and the offers that it makes. */
export interface WaitlistFacts {
  activities: readonly ApplicationActivity[];
  membershipType: MembershipType | null;
  membership: MembershipStanding;
  /** The progress of an incomplete database entry, in questions. */
  database: { completedFields: number; totalFields: number } | undefined;
  canJoin: boolean;
  offersMembership: boolean;
}

interface WaitlistHead {
  /** A few words above the title. Null before a membership is held, and again once it has ended. */
  kicker: string | null;
  title: string;
  /** A line about the next step. */
  subtitle: string;
}

const STAND = 'You see here where you stand.';
const JOIN = 'Join the database to complete your application.';
const RESERVE = 'Reserve your membership now: there is no charge until you are accepted.';

function openQuestions({ completedFields, totalFields }: NonNullable<WaitlistFacts['database']>) {
  if (completedFields === 0) return 'The questions in your entry are still unanswered.';
  const left = totalFields - completedFields;
  return left === 1
    ? 'One question is left in your entry.'
    : `${left} questions are left in your entry.`;
}

/**
 * The head of the waitlist view. Its title is for a missing profile, then for a missing membership, and finally that
 * of the membership. Source: member §1, §2, decisions A-05 and P-480.
 */
export function waitlistHead({
  activities,
  membershipType,
  membership,
  database,
  canJoin,
  offersMembership,
}: WaitlistFacts): WaitlistHead {
  const isJoined = isActivityCompleted(activities, 'COMPLETE_PROFILE');
  const isMember = isJoined && !canBecomeMember(membership);
  const entry = database === undefined ? 'Your entry is complete.' : openQuestions(database);
  const lines = [
    !isJoined && `Places are given by hand. ${canJoin ? JOIN : STAND}`,
    isJoined && membership === 'none' && `${entry} ${offersMembership ? RESERVE : STAND}`,
    membership !== 'none' && membershipStandingTexts[membership],
  ];
  return {
    kicker: isMember ? 'Your membership' : null,
    title: titleOf(isJoined, isMember, membershipType),
    subtitle: lines.filter(Boolean).join(' '),
  };
}

function titleOf(isJoined: boolean, isMember: boolean, membershipType: MembershipType | null) {
  if (!isJoined) return "You're on the waitlist!";
  if (!isMember) return "You're in the database";
  return labelOf(MEMBERSHIP_TYPE_LABELS, membershipType ?? 'general');
}
