import { AnalyticsPage } from '@perigee/ui/admin';
import { useReportDownloads } from './use-report-downloads.ts';

/** The reports to download. Nothing is loaded before one is chosen. Source: admin §2, §7. */
export function Component() {
  return <AnalyticsPage onDownload={useReportDownloads()} />;
}
