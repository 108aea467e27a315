import { REPORT_GROUPS, reportMessages } from '@perigee/domain/admin';
import { useId, useState } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { adminPage } from '../admin-page.css.ts';
import { group } from './AnalyticsPage.css.ts';
import { ReportRow, type ReportCalls, type ReportRowProps } from './ReportRow.tsx';

export type AnalyticsPageProps = ReportCalls;

/** The reports, each a download. Source: admin §2 (Analytics). */
export function AnalyticsPage({ onDownload }: AnalyticsPageProps) {
  const [saved, setSaved] = useState('');
  return (
    <section className={adminPage}>
      <PageHead size="2xl" title={reportMessages.title} />
      {REPORT_GROUPS.map(({ title, reports }) => (
        <ReportGroup
          key={title}
          title={title}
          reports={reports}
          onDownload={onDownload}
          onSaved={(file) => setSaved(reportMessages.saved(file))}
        />
      ))}
      <output className={visuallyHidden}>{saved}</output>
    </section>
  );
}

interface ReportGroupProps extends Omit<ReportRowProps, 'group' | 'report'> {
  title: string;
  reports: readonly ReportRowProps['report'][];
}

function ReportGroup({ title, reports, ...calls }: ReportGroupProps) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <Heading id={id} level={2} size="lg">
        {title}
      </Heading>
      <Stack as="ul" divided={2}>
        {reports.map((report) => (
          <ReportRow key={report.path} group={title} report={report} {...calls} />
        ))}
      </Stack>
    </section>
  );
}
