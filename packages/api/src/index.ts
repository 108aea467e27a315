export * from './generated/client/index.ts';
export type * from './generated/model/index.ts';
export { CURRENT_USER_URL } from './cache/current-user.ts';
export { createQueryClient } from './cache/query-client.ts';
export { useDecide } from './for-you/use-decide.ts';
export { useHideProfile } from './for-you/use-hide-profile.ts';
export {
  ApiError,
  configureApi,
  observeResponses,
  timedReply,
  type ApiConfig,
  type TimedReply,
} from './http/fetcher.ts';
export {
  createSession,
  type Session,
  type SessionEnd,
  type SessionOptions,
  type SessionState,
} from './session/session.ts';
export { SessionProvider, useSession, useSessionState } from './session/session-context.tsx';
export { checkedAuthentication, sessionTokens } from './session/session-tokens.ts';
export type { SessionTokens } from './session/session-storage.ts';
