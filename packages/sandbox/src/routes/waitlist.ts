import { ApplicationSubmission, WaitlistUpdate } from '@perigee/api/zod';
import type { ApplicationStatus, WaitlistEntry } from '@perigee/api/zod';
import { Hono } from 'hono';
import { authenticate } from '../auth/authenticate.ts';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody, readUpdate } from '../http/body.ts';
import { readQuery } from '../http/query.ts';
import { settleOwnIntent } from '../membership/settle-intent.ts';
import { activitiesOf, toUser } from '../profile/user.ts';
import { apply } from '../waitlist/apply.ts';
import { decide } from '../waitlist/decide.ts';
import { listWaitlist } from '../waitlist/list-waitlist.ts';
import { positionOf } from '../waitlist/position.ts';
import { WaitlistQuery } from '../waitlist/waitlist-query.ts';
import { loadWaitlistUsers } from '../waitlist/waitlist-user.ts';

/** Positions, application status and decisions: spec/paths/waitlist. */
export function waitlistRoutes(context: SandboxContext): Hono {
  const { db, clock, settings } = context;
  const { requireAdmin, requireUser, requireUserId } = createGuards(context);
  return new Hono()
    .get('/waitlist', requireAdmin, async (c) =>
      c.json(await listWaitlist(context, readQuery(c, WaitlistQuery))),
    )
    .get('/waitlist/me', requireUser, async (c) => {
      const { waitlistEntry } = c.var.user;
      const reply: WaitlistEntry = {
        position: await positionOf(db, waitlistEntry),
        membershipType: waitlistEntry?.membershipType ?? null,
      };
      return c.json(reply);
    })
    .get('/application-status/me', requireUser, async (c) => {
      const { user } = c.var;
      const isPaying = user.subscriptions[0]?.status === 'incomplete';
      if (isPaying) await settleOwnIntent(context, user.id);
      const current = isPaying ? await authenticate(context, c) : user;
      const reply: ApplicationStatus = { activities: activitiesOf(current) };
      return c.json(reply);
    })
    .put('/waitlist/:user', requireAdmin, async (c) => {
      const update = await readUpdate(c, WaitlistUpdate);
      const { id } = await decide(context, c.req.param('user'), update);
      const [row] = await loadWaitlistUsers(db, [id], settings.publicUrl);
      return c.json(row);
    })
    .put('/users/application', requireUserId, async (c) => {
      await readBody(c, ApplicationSubmission);
      return c.json(toUser(await apply(context, c.var.userId), settings.publicUrl, clock()));
    });
}
