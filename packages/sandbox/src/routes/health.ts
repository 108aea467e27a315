import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';

/** Answers after a query of the database succeeds. */
export function healthRoutes({ db }: SandboxContext): Hono {
  return new Hono().get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
}
