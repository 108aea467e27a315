import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { ownerOfPhone } from '../auth/phone-owner.ts';
import type { ClockControls } from '../clock.ts';
import type { SandboxContext } from '../context.ts';
import { matchRecommendations } from '../db/schema/admin.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { images } from '../db/schema/images.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { copyWorld, restoreWorld } from '../states/world-copy.ts';
import { sessionOf } from '../auth/new-session.ts';
import { serverMessages } from '../server-messages.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ClockMove = z.object({
  advanceSeconds: z
    .int()
    .min(1)
    .max(366 * DAY_SECONDS),
});
const PhoneOwner = z.object({ phone: z.string() });
const AdminRights = z.object({ phone: z.string(), admin: z.boolean() });

/** The tables that tests compare with pages: of the admins' reports and of the chat. */
const TABLES = {
  chatMessages,
  eventSignups,
  images,
  matchRecommendations,
  subscriptions,
  users,
  waitlistEntries,
} as const;
const TableName = z.object({ table: z.enum(Object.keys(TABLES) as (keyof typeof TABLES)[]) });

/**
 * Routes for tests, which the product does not have: they move the sandbox's time, restore its
 * world from a copy, give sessions to users without verifying a phone, give or take away the rights of an
 * admin, and read whole tables.
 */
export function controlRoutes(context: SandboxContext, clockControls: ClockControls): Hono {
  const { db, clock, tokens } = context;
  return new Hono()
    .post('/sandbox/clock', async (c) => {
      const { advanceSeconds } = await readBody(c, ClockMove);
      clockControls.advance(advanceSeconds);
      context.video.review();
      return c.json({ now: clock().toISOString() });
    })
    .post('/sandbox/world/copy', async (c) => {
      await copyWorld(db);
      return c.body(null, 204);
    })
    .post('/sandbox/world/restore', async (c) => {
      await restoreWorld(db);
      clockControls.reset();
      return c.body(null, 204);
    })
    .post('/sandbox/session', async (c) => {
      const { phone } = await readBody(c, PhoneOwner);
      const owner = await ownerOfPhone(db, phone);
      if (owner?.completedSignup !== true) throw failure(404, serverMessages.userNotFound);
      return c.json(await sessionOf(tokens, owner));
    })
    .post('/sandbox/admin', async (c) => {
      const { phone, admin } = await readBody(c, AdminRights);
      const changed = await db
        .update(users)
        .set({ admin })
        .where(eq(users.phoneNumber, phone))
        .returning({ id: users.id });
      if (changed.length === 0) throw failure(404, serverMessages.userNotFound);
      return c.body(null, 204);
    })
    .post('/sandbox/rows', async (c) => {
      const { table } = await readBody(c, TableName);
      return c.json(await db.select().from(TABLES[table]));
    });
}
