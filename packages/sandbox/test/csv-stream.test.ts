import { describe, expect, it, vi } from 'vitest';
import { csvStream } from '../src/admin/reports/csv.ts';
import type { Report, ReportSource } from '../src/admin/reports/report.ts';

/** A source that these tests do not read. */
const SOURCE = { now: new Date(0) } as ReportSource;
const onFailure = vi.fn<(error: unknown) => void>();

/** A report of these pages, the second of which follows key 1, and so on. */
function reportOf(...pages: Awaited<ReturnType<Report['page']>>['rows'][]) {
  const page = vi.fn<Report['page']>(async (_source, after) => ({
    rows: pages[after] ?? [],
    after: after + 1 < pages.length ? after + 1 : null,
  }));
  return { columns: ['id', 'name'], page };
}

const streamOf = (report: Report) => csvStream(report, SOURCE, onFailure);
const bytesOf = async (report: Report) =>
  new Uint8Array(await new Response(streamOf(report)).arrayBuffer());
const textOf = (report: Report) => new Response(streamOf(report)).text();

describe('the stream of a report', () => {
  it('begins with a mark that tells spreadsheets its encoding', async () => {
    const bytes = await bytesOf(reportOf([]));
    expect([...bytes.subarray(0, 5)]).toEqual([0xef, 0xbb, 0xbf, 0x69, 0x64]);
  });

  it('writes every kind of cell', async () => {
    const rows = [
      [1, 'x'],
      [2.5, null],
      [true, false],
      [new Date(0), ''],
      [-1, '-1'],
    ];
    expect(await textOf(reportOf(rows))).toBe(
      "id,name\r\n1,x\r\n2.5,\r\ntrue,false\r\n1970-01-01T00:00:00.000Z,\r\n-1,'-1\r\n",
    );
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['@home', "'@home"],
    ['\t=1', "'\t'=1"],
    ['x;=1+1', "x;'=1+1"],
    ['x; -1', "x; '-1"],
    [';@home', ";'@home"],
    ['x\t=1', "x\t'=1"],
    ['x|+1', "x|'+1"],
    ['x\n=1', `"x\n'=1"`],
    ['x;＝1', "x;'＝1"],
    ['well-known; or not', 'well-known; or not'],
    ['a=1', 'a=1'],
    ['=a,"b"', `"'=a,""b"""`],
  ])('writes %j as %j', async (cell, written) => {
    expect(await textOf(reportOf([[1, cell]]))).toBe(`id,name\r\n1,${written}\r\n`);
  });

  it('names the columns once, also over pages without rows', async () => {
    expect(await textOf(reportOf([[1, 'a']], [], [[2, 'b']]))).toBe('id,name\r\n1,a\r\n2,b\r\n');
  });

  it('reads a page on demand, and none after the reader cancels', async () => {
    const report = reportOf([[1, 'a']], [[2, 'b']], [[3, 'c']], [[4, 'd']]);
    const reader = streamOf(report).getReader();
    await reader.read();
    await reader.read();
    expect(report.page.mock.calls.length).toBeLessThanOrEqual(2);
    await reader.cancel();
    const read = report.page.mock.calls.length;
    await Promise.resolve();
    expect(report.page).toHaveBeenCalledTimes(read);
  });

  it('fails, and reports the error, when a page cannot be read', async () => {
    const cause = new Error('The database is gone.');
    const report = reportOf([[1, 'a']], [[2, 'b']]);
    report.page.mockRejectedValueOnce(cause);
    await expect(textOf(report)).rejects.toThrow(cause);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
  });
});
