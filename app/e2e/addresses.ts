/** Where the journeys run; other ports than `npm start`, so that both can run at once. */
export const APP_URL = 'http://localhost:4712';
export const SANDBOX_URL = 'http://localhost:4711';
