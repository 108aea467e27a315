/** Links of stylesheets that could not be downloaded. */
const failed: HTMLLinkElement[] = [];

/**
 * Records each stylesheet that could not be downloaded. The loader of lazy code requests each once in the
 * life of a page: on a retry the code would load without its styles.
 */
export function watchStylesheets(): void {
  // The error event of a link does not bubble: only a capturing listener receives it.
  addEventListener(
    'error',
    ({ target: link }) => {
      if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') failed.push(link);
    },
    true,
  );
}

/** The downloads that have begun, until they end. */
const downloads = new Set<Promise<void>>();

const downloadAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', reject);
    link.replaceWith(next);
  });

/**
 * Downloads the failed stylesheets again, and waits for the downloads that another caller began.
 *
 * @throws if the download of one of them fails again
 */
export async function downloadFailedStylesheets(): Promise<void> {
  for (const link of failed.splice(0)) {
    const download = downloadAgain(link).finally(() => downloads.delete(download));
    downloads.add(download);
  }
  await Promise.all(downloads);
}
