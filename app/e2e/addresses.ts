/** Where the journeys run; another port than `npm start`, so that both can run at once. */
export const APP_URL = 'http://localhost:4712';
/** Where the build in waitlist mode is served, to which its journeys' browsers are led from APP_URL. */
export const WAITLIST_MODE_URL = 'http://localhost:4713';
/** A name that only the journeys' browsers know: it leads each to the sandbox of its own journey. */
export const SANDBOX_URL = 'http://sandbox.localhost';
const FIRST_SANDBOX_PORT = 4720;

/** @param worker the index of a worker among those at work */
export const sandboxPort = (worker: number): number => FIRST_SANDBOX_PORT + worker;
