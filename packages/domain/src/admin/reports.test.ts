import { describe, expect, it } from 'vitest';
import { REPORT_GROUPS, reportMessages, reportSubject, type Report } from './reports.ts';

const reports = REPORT_GROUPS.flatMap(({ reports: ofGroup }): readonly Report[] => ofGroup);

describe('the reports', () => {
  it('are the twelve of the documents', () => {
    const paths =
      'users/active/missing-data, match-recommendations/analysis, match-recommendations/user, match-recommendations/active, match-recommendations/unrevealed, match-recommendations/no-decision, match-recommendations/past-2-weeks, subscriptions/paid, subscriptions/unpaid, subscriptions/paid/trials, users/referralCode, event/signups';
    expect(reports.map(({ path }) => path).toSorted()).toEqual(paths.split(', ').toSorted());
  });

  it('of three are about a subject', () => {
    const withSubject = reports.filter(({ subject }) => subject !== undefined);
    expect(withSubject.map(({ path, subject }) => [path, subject?.kind])).toEqual([
      ['users/referralCode', 'text'],
      ['match-recommendations/user', 'text'],
      ['event/signups', 'number'],
    ]);
  });
});

describe('reportSubject', () => {
  it.each([
    ['text', ' K7QWM3XP ', 'K7QWM3XP'],
    ['text', '1021', '1021'],
    ['text', '  ', null],
    ['number', ' 318 ', 318],
    ['number', '', null],
    ['number', '0', null],
    ['number', '3.5', null],
    ['number', '1e3', null],
  ] as const)('as a %s, %j is %j', (kind, typed, subject) => {
    expect(reportSubject({ label: 'Subject', kind }, typed)).toBe(subject);
  });
});

describe('the received part of a report', () => {
  it.each([
    [1, '1 kB received'],
    [1000, '1 kB received'],
    [41_280, '42 kB received'],
    [999_000, '999 kB received'],
    [999_001, '1.0 MB received'],
    [12_345_678, '12.3 MB received'],
  ])('of %d bytes is %j', (bytes, text) => {
    expect(reportMessages.received(bytes)).toBe(text);
  });
});
