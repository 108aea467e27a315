import { waitFor } from '@testing-library/react';
import { ApiError } from '@perigee/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServices } from './test-services.tsx';
import { createErrorReporter, reportUncaught, type ErrorReporter } from './error-reporter.ts';
import { errorReport } from './post-error-report.ts';

const url = 'https://errors.example/reports';
const send = vi.fn<(url: string, body: Blob) => boolean>();

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: send });
});

afterEach(() => {
  vi.resetAllMocks();
});

/** The reporter of a page that is not built for production. */
const errorsOf = (settings: { errorReportUrl: string }) => createTestServices(settings).errors;

describe('the reporter of errors', () => {
  it('posts to the endpoint in production', async () => {
    createErrorReporter({ url, isProduction: true }).report(new TypeError('x is not a function'));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    const [to, body] = send.mock.lastCall ?? [];
    expect(to).toBe(url);
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      page: '/',
    });
  });

  it.each<[string, () => ErrorReporter]>([
    ['outside of production', () => createErrorReporter({ url, isProduction: false })],
    ['without an endpoint', () => createErrorReporter({ isProduction: true })],
    ['while the app is developed', () => errorsOf({ errorReportUrl: url })],
  ])('posts nothing %s', async (_when, createReporter) => {
    createReporter().report(new TypeError('x is not a function'));
    // The posting code would be loaded by then, and would have posted.
    await vi.dynamicImportSettled();
    expect(send).not.toHaveBeenCalled();
  });

  it('handles uncaught errors and unhandled rejections, until it is stopped', () => {
    const page = new EventTarget();
    const report = vi.fn<(error: unknown) => void>();
    const stop = reportUncaught(page, { report });
    const uncaught = new Error('uncaught');
    const rejected = new Error('rejected');
    const happen = () => {
      page.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
    };
    happen();
    stop();
    happen();
    expect(report.mock.calls).toEqual([[uncaught], [rejected]]);
  });
});

describe('a report', () => {
  const failed = (message: string) => Object.assign(new Error(message), { stack: '' });

  it.each([
    ['the words of a reply', new ApiError(422, 'marisol@example.com is taken'), 'Status 422'],
    [
      'tokens of links',
      failed('No answer from https://api.example/x?magicToken=s3cret#t=1: offline'),
      'No answer from https://api.example/x?…: offline',
    ],
    ['emails', failed('No user marisol.v+1@example.com'), 'No user …'],
    ['phone numbers', failed('Bad number +1 (212) 555-0142!'), 'Bad number …!'],
    ['bearers', failed('Bearer eyJhbGciOi.eyJzdWIi.c2ln refused'), 'Bearer … refused'],
    ['nothing of a plain error', failed('x is not a function'), 'x is not a function'],
    ['nothing of what is thrown without being an error', 'offline', 'offline'],
  ])('leaves out %s', (_what, error, message) => {
    expect(errorReport(error, '/')).toMatchObject({ message });
  });

  it.each([
    ['/', '/'],
    ['/@marisol', '/@'],
    ['/invite/K7QWM3XP', '/invite'],
    ['/events/7', '/events'],
  ])('of %s names the page %s', (pathname, page) => {
    expect(errorReport(new Error('offline'), pathname)).toMatchObject({ page });
  });

  it('has the frames of the stack without the text above them', () => {
    const error = new ApiError(422, 'marisol@example.com is taken');
    error.stack = `ApiError: ${error.message}\n    at f (https://app.example/a.js?v=1:2:3)`;
    expect(errorReport(error, '/').stack).toBe('    at f (https://app.example/a.js?…:2:3)');
  });
});
