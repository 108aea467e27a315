/** Posts JSON, also while the page is being closed. Lost data is not sent again. */
export function sendBeacon(url: string, body: object): void {
  const json = JSON.stringify({ ...body, at: new Date().toISOString() });
  navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
}
