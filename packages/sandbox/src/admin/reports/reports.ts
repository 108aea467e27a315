import { EventReportRequest, ReferralReportRequest, UserReportRequest } from '@perigee/api/zod';
import type { Context } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { lookUpEvent } from '../../events/find-event.ts';
import { readBody } from '../../http/body.ts';
import { failure } from '../../http/failure.ts';
import { findMember } from '../../profile/named.ts';
import { ownerOfCode } from '../../referral/invite-code.ts';
import { signups } from './event-reports.ts';
import { missingProfileData, referrals } from './member-reports.ts';
import * as recommendations from './recommendation-reports.ts';
import type { Report } from './report.ts';
import * as subscriptions from './subscription-reports.ts';
import { referralServerMessages } from '../../referral/server-messages.ts';
import { serverMessages } from '../../server-messages.ts';

/** The reports without a subject, by their path. Source: admin §7. */
export const REPORTS: Readonly<Record<string, Report>> = {
  'users/active/missing-data': missingProfileData,
  'match-recommendations/analysis': recommendations.recommendationAnalysis,
  'match-recommendations/active': recommendations.activeRecommendations,
  'match-recommendations/unrevealed': recommendations.unrevealedRecommendations,
  'match-recommendations/no-decision': recommendations.undecidedRecommendations,
  'match-recommendations/past-2-weeks': recommendations.recentRecommendations,
  'subscriptions/paid': subscriptions.paidSubscriptions,
  'subscriptions/paid/trials': subscriptions.trialSubscriptions,
  'subscriptions/unpaid': subscriptions.unpaidSubscriptions,
};

/** A report about the user or event that the body names. */
interface SubjectReport {
  /** @throws 404 if no user or event has the name in the body */
  subjectOf: (context: SandboxContext, c: Context) => Promise<number>;
  of: (subjectId: number) => Report;
}

/** The reports about one user or event, by their path. Source: admin §5, §7. */
export const SUBJECT_REPORTS: Readonly<Record<string, SubjectReport>> = {
  'match-recommendations/user': {
    subjectOf: async ({ db }, c) => {
      const { user } = await readBody(c, UserReportRequest);
      const member = await findMember(db, user.trim());
      if (member === undefined) throw failure(404, serverMessages.userNotFound);
      return member.id;
    },
    of: recommendations.userRecommendations,
  },
  'users/referralCode': {
    subjectOf: async ({ db }, c) => {
      const { referralCode } = await readBody(c, ReferralReportRequest);
      const ownerId = await ownerOfCode(db, referralCode);
      if (ownerId === undefined) throw failure(404, referralServerMessages.codeNotFound);
      return ownerId;
    },
    of: referrals,
  },
  'event/signups': {
    subjectOf: async (context, c) => {
      const { eventId } = await readBody(c, EventReportRequest);
      const event = await lookUpEvent(context, String(eventId));
      if (event === undefined) throw failure(404, serverMessages.eventNotFound);
      return event.id;
    },
    of: signups,
  },
};
