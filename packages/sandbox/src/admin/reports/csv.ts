import { csvText } from '@perigee/domain';
// The build for browsers runs on every platform; the default build requires Node's buffers.
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Cell, Report, ReportSource } from './report.ts';

/** Tells spreadsheets that the text that follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes rows in the format of RFC 4180. */
function csv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    // By default the library quotes a CR and an LF together, but neither of them alone.
    quoted_match: /[\r\n]/,
    cast: {
      string: csvText,
      boolean: String,
      date: (date) => date.toISOString(),
    },
  });
}

async function* chunksOf(report: Report, source: ReportSource): AsyncGenerator<string, undefined> {
  yield BYTE_ORDER_MARK + csv([report.columns]);
  let after: number | null = 0;
  while (after !== null) {
    const page = await report.page(source, after);
    if (page.rows.length > 0) yield csv(page.rows);
    after = page.after;
  }
}

/**
 * A report as the bytes of a CSV file. Each page is read after the ones before it are sent.
 *
 * @param onFailure called if the rest cannot be read; the stream then ends with an error
 */
export function csvStream(
  report: Report,
  source: ReportSource,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const chunks = chunksOf(report, source);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onFailure(error);
        throw error;
      }
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}
