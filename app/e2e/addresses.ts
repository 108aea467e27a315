/** The address of the journeys; another port than `npm start`, so that both can run at once. */
export const APP_URL = 'http://localhost:4712';
/** The address of the build in waitlist mode; its journeys' browsers resolve APP_URL to it. */
export const WAITLIST_MODE_URL = 'http://localhost:4713';
/** A host name that only the journeys' browsers resolve: each to the sandbox of its own journey. */
export const SANDBOX_URL = 'http://sandbox.localhost';
const FIRST_SANDBOX_PORT = 4720;

/** @param worker the index of the worker among those that run at the same time */
export const sandboxPort = (worker: number): number => FIRST_SANDBOX_PORT + worker;
