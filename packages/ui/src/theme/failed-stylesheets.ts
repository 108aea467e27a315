/** Links of stylesheets that could not be downloaded. */
const failed: HTMLLinkElement[] = [];

/**
 * Notes each stylesheet that could not be downloaded. The loader of lazy code asks for each once in the
 * life of a page: with the next try the code would come without its styles.
 */
export function watchStylesheets(): void {
  // The error of a link does not bubble: only a capturing listener hears it.
  addEventListener(
    'error',
    ({ target: link }) => {
      if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') failed.push(link);
    },
    true,
  );
}

/**
 * Downloads again what could not be downloaded.
 *
 * @throws where one of them cannot be downloaded this time either
 */
export async function downloadFailedStylesheets(): Promise<void> {
  await Promise.all(
    failed.splice(0).map(
      (link) =>
        new Promise((resolve, reject) => {
          const next = link.cloneNode() as HTMLLinkElement;
          next.addEventListener('load', resolve);
          next.addEventListener('error', reject);
          link.replaceWith(next);
        }),
    ),
  );
}
