import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';

const ISSUER = 'perigee-sandbox';
const SESSION_SECONDS = 12 * 60 * 60;
const PHONE_PROOF_SECONDS = 15 * 60;
const STREAMING_SECONDS = 60 * 60;

/** The purpose of a token. A token is refused for any other purpose. */
type Purpose = 'session' | 'phone-proof' | 'chat' | 'streaming';

/** The claims of a token, in addition to its user. */
interface Claims {
  phone?: unknown;
  room?: unknown;
  version?: unknown;
}

/** The greatest number of verified tokens in memory. */
const MOST_VERIFIED = 1000;

/** Proves the phone of a user who has no account yet. */
export interface PhoneProof {
  userId: number;
  phone: string;
}

/** The start of a session. Without a version it is a first session, which the first reset ends. */
export type SessionBegin = Partial<Pick<SessionOwner, 'sessionVersion'>> & { since?: Date };

/** A user who gets a session. */
export interface SessionOwner {
  id: number;
  /** Grows when all sessions of the user end, for example with a new password. */
  sessionVersion: number;
}

/** The claims of a session's token. */
export interface SessionClaims {
  userId: number;
  /** The user's `sessionVersion` at the start of the session: any other version ends the session. */
  version: number;
  expiresAt: Date;
}

/** A room of the streaming provider that a user may enter. */
export interface RoomClaims {
  userId: number;
  /** The user's `sessionVersion` when the token was issued: any other version ends it. */
  version: number;
  room: string;
}

/** Creates and reads tokens. The readers return null for a token that is not valid. */
export interface Tokens {
  /** A session of 12 hours, which begins now or began at another time. */
  session: (userId: number, begin?: SessionBegin) => Promise<string>;
  /** Proves a phone to the sign-up call for 15 minutes. */
  phoneProof: (proof: PhoneProof) => Promise<string>;
  /** Signs the user in to the chat provider, for as long as the session that begins with it. */
  chat: (userId: number, begin?: SessionBegin) => Promise<string>;
  /** Signs the user in to a room of the streaming provider, for an hour. */
  streaming: (owner: SessionOwner, room: string) => Promise<string>;
  readSession: (token: string) => Promise<SessionClaims | null>;
  readChat: (token: string) => Promise<SessionClaims | null>;
  readStreaming: (token: string) => Promise<RoomClaims | null>;
  readPhoneProof: (token: string) => Promise<PhoneProof | null>;
}

/**
 * Tokens signed with `secret` (HS256), timed by `clock`.
 *
 * @param secret 32 bytes
 */
export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  const issue = (
    purpose: Purpose,
    userId: number,
    seconds: number,
    {
      since = clock(),
      ...claims
    }: { since?: Date | undefined; phone?: string; room?: string; version?: number } = {},
  ) => {
    const from = Math.floor(since.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setSubject(String(userId))
      .setIssuedAt(from)
      .setExpirationTime(from + seconds)
      .sign(secret);
  };

  /** A valid signature stays valid: only the time has to be checked again. */
  const verified = new Map<string, JWTPayload & Claims>();

  const payloadOf = async (purpose: Purpose, token: string) => {
    const now = clock();
    const known = verified.get(purpose + token);
    if (known?.exp !== undefined && known.exp * 1000 > now.getTime()) return known;

    const { payload } = await jwtVerify<Claims>(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: purpose,
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    const [oldest] = verified.keys();
    if (verified.size >= MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
    verified.set(purpose + token, payload);
    return payload;
  };

  const read = async (purpose: Purpose, token: string) => {
    try {
      const payload = await payloadOf(purpose, token);
      const userId = Number(payload.sub);
      return Number.isInteger(userId) ? { ...payload, userId } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  /** A sign-in ends at its time, or when the user's version is another one. */
  const signIns = (purpose: 'session' | 'chat') => ({
    issue: (userId: number, { sessionVersion: version = 0, since }: SessionBegin = {}) =>
      issue(purpose, userId, SESSION_SECONDS, { version, since }),
    read: async (token: string): Promise<SessionClaims | null> => {
      const claims = await read(purpose, token);
      if (typeof claims?.version !== 'number' || claims.exp === undefined) return null;
      const { userId, version, exp } = claims;
      return { userId, version, expiresAt: new Date(exp * 1000) };
    },
  });
  const session = signIns('session');
  const chat = signIns('chat');

  return {
    session: session.issue,
    phoneProof: ({ userId, phone }) => issue('phone-proof', userId, PHONE_PROOF_SECONDS, { phone }),
    chat: chat.issue,
    streaming: ({ id, sessionVersion: version }, room) =>
      issue('streaming', id, STREAMING_SECONDS, { room, version }),
    readSession: session.read,
    readChat: chat.read,
    readStreaming: async (token) => {
      const claims = await read('streaming', token);
      if (typeof claims?.room !== 'string' || typeof claims.version !== 'number') return null;
      const { userId, version, room } = claims;
      return { userId, version, room };
    },
    readPhoneProof: async (token) => {
      const claims = await read('phone-proof', token);
      if (typeof claims?.phone !== 'string') return null;
      return { userId: claims.userId, phone: claims.phone };
    },
  };
}
