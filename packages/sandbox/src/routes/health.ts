import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { allowances } from '../db/schema/auth.ts';

/** The row that a check of the health writes. No limit has this key. */
const KEY = 'health';

/**
 * Answers after a small write succeeds. A read proves nothing: its answer may be cached, and a full
 * disk can still be read.
 */
export function healthRoutes({ db, clock }: SandboxContext): Hono {
  return new Hono().get('/healthz', async (c) => {
    const row = { beganAt: clock(), used: 0 };
    await db
      .insert(allowances)
      .values({ key: KEY, ...row })
      .onConflictDoUpdate({ target: allowances.key, set: row });
    return c.json({ status: 'ok' });
  });
}
