/**
 * Takes the link of a stylesheet that could not be downloaded out of the page. The loader of lazy code
 * adds no second link with the same address, so that trying again would leave the styles out.
 */
export function removeFailedStylesheets(target: Window): void {
  // The error of a link does not bubble: only a capturing listener hears it.
  target.addEventListener(
    'error',
    ({ target: failed }) => {
      if (failed instanceof HTMLLinkElement && failed.rel === 'stylesheet') failed.remove();
    },
    { capture: true },
  );
}
