import { describe, expect, it } from 'vitest';
import { fileNameIn } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['attachment; filename="report.csv"', 'report.csv'],
    ['attachment; filename=report.csv', 'report.csv'],
    ['Attachment ; FileName = "report.csv"', 'report.csv'],
    ['inline; size=7; filename="a b; c.csv"', 'a b; c.csv'],
    [String.raw`attachment; filename="say \"hi\".csv"`, 'say "hi".csv'],
    ["attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.csv", 'résumé.csv'],
    ["attachment; filename*=utf-8'en'%e2%82%ac%20rates.csv", '€ rates.csv'],
    [`attachment; filename="resume.csv"; filename*=UTF-8''r%C3%A9sum%C3%A9.csv`, 'résumé.csv'],
    [`attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.csv; filename="resume.csv"`, 'résumé.csv'],
    [`attachment; filename="resume.csv"; filename*=UTF-8''%E9.csv`, 'resume.csv'],
    [`attachment; filename="resume.csv"; filename*=iso-8859-1''r%E9sum%E9.csv`, 'resume.csv'],
    [`attachment; filename="a; filename*=UTF-8''b.csv"`, `a; filename*=UTF-8''b.csv`],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [String.raw`attachment; filename*=UTF-8''C%3A%5Ctemp%5Creport.csv`, 'report.csv'],
  ])('in %s is %s', (header, name) => {
    expect(fileNameIn(header)).toBe(name);
  });

  it.each([null, '', 'attachment', 'attachment; filename=""', 'attachment; filename="folder/"'])(
    'is not in %s',
    (header) => {
      expect(fileNameIn(header)).toBeUndefined();
    },
  );
});
