/**
 * A script that makes the page format a date and drop the result. The first date makes the browser load its
 * language and time-zone data, 50 ms on a slow phone: better while the code is loading.
 */
export const warmUpScript = `(${warmUp.toString()})();`;

/** Runs in the page as a copy of this source text: it may use nothing from outside. */
function warmUp(): void {
  setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).format());
}
