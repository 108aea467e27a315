import {
  useDownloadActiveRecommendations,
  useDownloadEventSignups,
  useDownloadMissingProfileData,
  useDownloadPaidSubscriptions,
  useDownloadRecentRecommendations,
  useDownloadRecommendationAnalysis,
  useDownloadReferrals,
  useDownloadTrialSubscriptions,
  useDownloadUndecidedRecommendations,
  useDownloadUnpaidSubscriptions,
  useDownloadUnrevealedRecommendations,
  useDownloadUserRecommendations,
} from '@perigee/api';
import type { ReportPath } from '@perigee/domain/admin';
import type { AnalyticsPageProps } from '@perigee/ui/admin';

/** A file is large, and of no use once it is saved: the cache does not keep it. */
const ONCE = { mutation: { gcTime: 0 } };

/** The calls that download reports, one for each path. Source: admin §7. */
export function useReportDownloads(): AnalyticsPageProps['onDownload'] {
  const missingData = useDownloadMissingProfileData(ONCE);
  const analysis = useDownloadRecommendationAnalysis(ONCE);
  const ofUser = useDownloadUserRecommendations(ONCE);
  const active = useDownloadActiveRecommendations(ONCE);
  const unrevealed = useDownloadUnrevealedRecommendations(ONCE);
  const undecided = useDownloadUndecidedRecommendations(ONCE);
  const recent = useDownloadRecentRecommendations(ONCE);
  const paid = useDownloadPaidSubscriptions(ONCE);
  const unpaid = useDownloadUnpaidSubscriptions(ONCE);
  const trials = useDownloadTrialSubscriptions(ONCE);
  const referrals = useDownloadReferrals(ONCE);
  const signups = useDownloadEventSignups(ONCE);

  return async (path, subject) => {
    const text = String(subject);
    const calls: Record<ReportPath, () => Promise<File>> = {
      'users/active/missing-data': async () => missingData.mutateAsync(),
      'match-recommendations/analysis': async () => analysis.mutateAsync(),
      'match-recommendations/user': async () => ofUser.mutateAsync({ data: { user: text } }),
      'match-recommendations/active': async () => active.mutateAsync(),
      'match-recommendations/unrevealed': async () => unrevealed.mutateAsync(),
      'match-recommendations/no-decision': async () => undecided.mutateAsync(),
      'match-recommendations/past-2-weeks': async () => recent.mutateAsync(),
      'subscriptions/paid': async () => paid.mutateAsync(),
      'subscriptions/unpaid': async () => unpaid.mutateAsync(),
      'subscriptions/paid/trials': async () => trials.mutateAsync(),
      'users/referralCode': async () => referrals.mutateAsync({ data: { referralCode: text } }),
      'event/signups': async () => signups.mutateAsync({ data: { eventId: Number(subject) } }),
    };
    return calls[path]();
  };
}
