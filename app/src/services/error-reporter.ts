/** The port to error reporting. Source: member §2, §9. */
export interface ErrorReporter {
  /** Reports a thrown value of any type. Never throws. */
  report: (error: unknown) => void;
}

export interface ErrorReporterOptions {
  /** The endpoint for reports. */
  url?: string | undefined;
  /** Whether this is a build for production: other builds do not report. */
  isProduction: boolean;
}

/**
 * Posts reports in production, where an endpoint is configured. A custom adapter, because the product needs
 * only one call, and an SDK would cost more bytes than most pages have to spare.
 */
export function createErrorReporter({ url, isProduction }: ErrorReporterOptions): ErrorReporter {
  if (url === undefined || !isProduction) return { report: () => undefined };
  return { report: (error) => void post(url, error) };
}

/** Loaded on demand: most visits have no error to report. */
async function post(url: string, error: unknown): Promise<void> {
  const module = await import('./post-error-report.ts').catch(() => null);
  module?.postErrorReport(url, error);
}

/** Reports uncaught errors and unhandled rejections of a page. Returns a function that stops it. */
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
