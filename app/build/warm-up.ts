/**
 * A script that has the page write a date, for nobody. The first one makes the browser load all that it
 * knows of languages and time zones, 50 ms of a slow phone: better while the code is on its way.
 */
export const warmUpScript = `(${warmUp.toString()})();`;

/** Runs in the page, as it is written here: it may use nothing from outside. */
function warmUp(): void {
  setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).format());
}
