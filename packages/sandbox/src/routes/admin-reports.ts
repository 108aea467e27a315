import { Hono } from 'hono';
import { csvStream } from '../admin/reports/csv.ts';
import type { Report } from '../admin/reports/report.ts';
import { REPORTS, SUBJECT_REPORTS } from '../admin/reports/reports.ts';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { errorText } from '../http/error-text.ts';

const DOWNLOADS = '/v1/admin/analytics/downloads';

/** The file's name: 'event/signups' of event 12 is event-signups-12.csv. */
function fileName(path: string, subjectId?: number): string {
  const parts = [...path.split('/'), ...(subjectId === undefined ? [] : [subjectId])];
  return `${parts.join('-')}.csv`;
}

/** The analytics downloads: spec/paths/admin/downloads. */
export function adminReportRoutes(context: SandboxContext): Hono {
  const { db, clock, log } = context;
  const { requireAdmin } = createGuards(context);
  const reply = (report: Report, name: string) => {
    const source = { db, now: clock() };
    const onFailure = (error: unknown) => {
      log(`${name} broke off: ${errorText(error)}`);
    };
    return new Response(csvStream(report, source, onFailure), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  };

  const routes = new Hono();
  for (const [path, report] of Object.entries(REPORTS)) {
    routes.post(`${DOWNLOADS}/${path}`, requireAdmin, () => reply(report, fileName(path)));
  }
  for (const [path, { subjectOf, of }] of Object.entries(SUBJECT_REPORTS)) {
    routes.post(`${DOWNLOADS}/${path}`, requireAdmin, async (c) => {
      const subjectId = await subjectOf(context, c);
      return reply(of(subjectId), fileName(path, subjectId));
    });
  }
  return routes;
}
