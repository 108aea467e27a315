import { Hono } from 'hono';
import { csvStream } from '../analytics/csv.ts';
import type { Report } from '../analytics/report.ts';
import { REPORTS, SUBJECT_REPORTS } from '../analytics/reports.ts';
import type { SandboxContext } from '../context.ts';
import { signedInAdmin } from '../http/bearer.ts';
import { crashText } from '../http/crash-text.ts';

const DOWNLOADS = '/v1/admin/analytics/downloads';

/** The file's name: 'event/signups' of event 12 is event-signups-12.csv. */
function fileName(path: string, subjectId?: number): string {
  const parts = [...path.split('/'), ...(subjectId === undefined ? [] : [subjectId])];
  return `${parts.join('-')}.csv`;
}

/** The analytics downloads: spec/paths/admin/downloads. */
export function reportRoutes(context: SandboxContext): Hono {
  const { db, clock, log } = context;
  const reply = (report: Report, name: string) => {
    const source = { db, now: clock() };
    const onFailure = (error: unknown) => {
      log(`${name} broke off: ${error instanceof Error ? crashText(error) : String(error)}`);
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
    routes.post(`${DOWNLOADS}/${path}`, async (c) => {
      await signedInAdmin(context, c);
      return reply(report, fileName(path));
    });
  }
  for (const [path, { subjectOf, of }] of Object.entries(SUBJECT_REPORTS)) {
    routes.post(`${DOWNLOADS}/${path}`, async (c) => {
      await signedInAdmin(context, c);
      const subjectId = await subjectOf(context, c);
      return reply(of(subjectId), fileName(path, subjectId));
    });
  }
  return routes;
}
