import type { Context } from 'hono';
import { clientOf } from '../http/client.ts';
import type { Reader } from '../http/read-limit.ts';
import type { UserViewer } from './visible.ts';

/**
 * The greatest numbers of names per reader in ten minutes. No document gives any; the values are our
 * choice: a member who swipes needs more than one
 * who opens profiles by their addresses.
 */
const LIMITS = {
  visitor: { most: 30, mostShown: 30 },
  member: { most: 120, mostShown: 300 },
  admin: { most: Infinity, mostShown: Infinity },
} as const;

/** A member as a reader of profiles, over all their clients. Admins have no limit. */
export const memberReader = ({ id, admin }: UserViewer): Reader => ({
  key: `member ${id}`,
  ...LIMITS[admin ? 'admin' : 'member'],
});

/** The reader of a request: a member, or the client of a visitor. */
export const readerOf = (c: Context, viewer: UserViewer | undefined): Reader =>
  viewer === undefined
    ? { key: `visitor ${clientOf(c)}`, ...LIMITS.visitor }
    : memberReader(viewer);
