import type { MembershipType } from '../waitlist/membership-type.ts';
import { decisionNeedsHNum } from '../waitlist/waitlist-decision.ts';
import type { WaitlistStatus } from '../waitlist/waitlist-status.ts';

/** The type that the Founding Member checkbox sets. Source: admin §4, decision A-38. */
export const FOUNDING_MEMBER = 'founding-member' satisfies MembershipType;

/** A decision that is not sent yet: each field as far as it is filled. Source: admin §4. */
export interface WaitlistDraft {
  waitlistStatus?: WaitlistStatus | undefined;
  hNum?: number | undefined;
  membershipType?: typeof FOUNDING_MEMBER | undefined;
}

interface Applicant {
  waitlistStatus: WaitlistStatus;
  hNum: number | null;
  membershipType: MembershipType | null;
}

/**
 * Whether the row is ticked: it has a decision, and in the pre-approved tab that of a tick there, yes. The view of
 * one applicant offers other ones too, which must not be sent as approvals. Source: admin §4.
 */
export function isTicked(
  { waitlistStatus: status }: Pick<Applicant, 'waitlistStatus'>,
  { waitlistStatus: decision }: WaitlistDraft,
): boolean {
  return decision !== undefined && (status !== 'pre-approved' || decision === 'yes');
}

/** The H number with which the applicant would be decided. */
export function draftedHNum(applicant: Applicant, draft: WaitlistDraft): number | null {
  return draft.hNum ?? applicant.hNum;
}

/** Whether the applicant is, or would become, a founding member. */
export function isFoundingMember(
  applicant: Pick<Applicant, 'membershipType'>,
  draft: WaitlistDraft,
): boolean {
  return draft.membershipType !== undefined || applicant.membershipType === FOUNDING_MEMBER;
}

/** Whether the decision cannot be sent before an H number is chosen. Source: admin §4, decision A-37. */
export function lacksHNum(applicant: Applicant, draft: WaitlistDraft): boolean {
  const { waitlistStatus: to } = draft;
  if (to === undefined || draftedHNum(applicant, draft) !== null) return false;
  return decisionNeedsHNum(applicant.waitlistStatus, to);
}

/** What is sent: only the fields that are filled. Source: admin §4, §5. */
export function draftUpdate({ waitlistStatus, hNum, membershipType }: WaitlistDraft) {
  return {
    ...(waitlistStatus !== undefined && { waitlistStatus }),
    ...(hNum !== undefined && { hNum }),
    ...(membershipType !== undefined && { membershipType }),
  };
}

/** Whether there is nothing to send. */
export function isEmptyDraft(draft: WaitlistDraft): boolean {
  return Object.keys(draftUpdate(draft)).length === 0;
}

/** Whether an applicant leaves the tab of their status with this update. */
export function leavesTab(applicant: Applicant, draft: WaitlistDraft): boolean {
  const { waitlistStatus: to } = draft;
  return to !== undefined && to !== applicant.waitlistStatus;
}
