/** The port to error reporting. Source: member §2, §9. */
export interface ErrorReporter {
  /** Reports what was thrown, whatever it is. Never throws. */
  report: (error: unknown) => void;
}

export interface ErrorReporterOptions {
  /** Where reports are posted to. */
  url?: string | undefined;
  /** Whether this is a build for production: reporting runs nowhere else. */
  isProduction: boolean;
}

/**
 * Posts reports in production, where an endpoint is configured. An adapter of our own, as what the
 * product needs is one call, and an SDK would cost more bytes than most pages have to spare.
 */
export function createErrorReporter({ url, isProduction }: ErrorReporterOptions): ErrorReporter {
  if (url === undefined || !isProduction) return { report: () => undefined };
  return { report: (error) => void post(url, error) };
}

/** Most visits have no error to report, and load none of this. */
async function post(url: string, error: unknown): Promise<void> {
  const module = await import('./post-error-report.ts').catch(() => null);
  module?.postErrorReport(url, error);
}

/** Reports uncaught errors and unhandled rejections of a page. Returns how to stop. */
export function reportUncaught(page: EventTarget, reporter: ErrorReporter): () => void {
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) reporter.report(event.error ?? event.message);
  };
  const onRejection = (event: Event) => reporter.report((event as PromiseRejectionEvent).reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
