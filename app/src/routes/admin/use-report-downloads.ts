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
import { useRef } from 'react';

/** The calls that download reports, one for each path. Source: admin §7. */
export function useReportDownloads(): AnalyticsPageProps['onDownload'] {
  const progress = useRef<Partial<Record<ReportPath, (bytes: number) => void>>>({});
  const options = (path: ReportPath) => ({
    // A file is large, and of no use once it is saved: the cache does not keep it.
    mutation: { gcTime: 0 },
    request: { onReceived: (bytes: number) => progress.current[path]?.(bytes) },
  });
  const missingData = useDownloadMissingProfileData(options('users/active/missing-data'));
  const analysis = useDownloadRecommendationAnalysis(options('match-recommendations/analysis'));
  const ofUser = useDownloadUserRecommendations(options('match-recommendations/user'));
  const active = useDownloadActiveRecommendations(options('match-recommendations/active'));
  const unrevealed = useDownloadUnrevealedRecommendations(
    options('match-recommendations/unrevealed'),
  );
  const undecided = useDownloadUndecidedRecommendations(
    options('match-recommendations/no-decision'),
  );
  const recent = useDownloadRecentRecommendations(options('match-recommendations/past-2-weeks'));
  const paid = useDownloadPaidSubscriptions(options('subscriptions/paid'));
  const unpaid = useDownloadUnpaidSubscriptions(options('subscriptions/unpaid'));
  const trials = useDownloadTrialSubscriptions(options('subscriptions/paid/trials'));
  const referrals = useDownloadReferrals(options('users/referralCode'));
  const signups = useDownloadEventSignups(options('event/signups'));

  return async (path, subject, onReceived) => {
    progress.current[path] = onReceived;
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
