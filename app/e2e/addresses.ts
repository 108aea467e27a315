/** Another port than `npm start`, so that both can run at once; two checkouts set JOURNEYS_PORT to do so. */
const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 4712);

/** The address of the journeys. */
export const APP_URL = `http://localhost:${FIRST_PORT}`;
/** The address of the build in waitlist mode. */
export const WAITLIST_MODE_URL = `http://localhost:${FIRST_PORT + 1}`;
/** A host name that only the journeys' browsers resolve: each to the sandbox of its own journey. */
export const SANDBOX_URL = 'http://sandbox.localhost';
/** Where the journeys' build reports errors: only a journey that answers there can hear one. */
export const ERROR_REPORT_URL = 'https://errors.example/reports';

/** A port for each of two sandboxes on one PostgreSQL, whose journeys run one after the other. */
export const CLUSTER_PORTS = [FIRST_PORT + 2, FIRST_PORT + 3] as const;

/** @param worker the index of the worker among those that run at the same time */
export const sandboxPort = (worker: number): number => FIRST_PORT + 8 + worker;

/** The rule by which a browser resolves SANDBOX_URL to a port of this machine. */
export const toSandbox = (port: number): string =>
  `MAP ${new URL(SANDBOX_URL).hostname} 127.0.0.1:${port}`;
