export * from './generated/client/index.ts';
export type * from './generated/model/index.ts';
export { activeUserFilters } from './admin/active-user-filters.ts';
export { ApiError, configureApi, type ApiConfig } from './http/fetcher.ts';
export {
  createSession,
  type Session,
  type SessionEnd,
  type SessionOptions,
  type SessionState,
} from './session/session.ts';
export { SessionProvider, useSession, useSessionState } from './session/session-context.tsx';
export type { SessionTokens } from './session/session-storage.ts';
