import { FreeSubscriptionRequest, MembershipRequest, RenewalPrevention } from '@perigee/api/zod';
import { Hono } from 'hono';
import { z } from 'zod';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { hasBody, readBody } from '../http/body.ts';
import { readQuery } from '../http/query.ts';
import { changeSubscriptionOf } from '../membership/change-subscription.ts';
import { giveFreeMonths } from '../membership/give-free-months.ts';
import { membershipPlans } from '../membership/plans.ts';
import { reserveMembership } from '../membership/reserve-membership.ts';

const RenewalQuery = z.object({
  userId: z.string().transform(Number).pipe(RenewalPrevention.shape.userId),
});

/** Plans, reservations and the admins' actions on subscriptions: spec/paths/membership. */
export function membershipRoutes(context: SandboxContext): Hono {
  const { requireAdmin, requireUser, requireUserId } = createGuards(context);
  const admin = '/v1/admin/memberships';
  return new Hono()
    .get('/memberships/plans', requireUser, (c) => c.json(membershipPlans))
    .post('/memberships', requireUserId, async (c) => {
      const { planId } = await readBody(c, MembershipRequest);
      const clientSecret = await reserveMembership(context, c.var.userId, planId);
      return c.json({ data: { clientSecret } });
    })
    .post(`${admin}/trial`, requireAdmin, async (c) => {
      const request = await readBody(c, FreeSubscriptionRequest);
      return c.json(await giveFreeMonths(context, c.var.user.id, request));
    })
    .delete(`${admin}/renewal`, requireAdmin, async (c) => {
      const { userId } = (await hasBody(c))
        ? await readBody(c, RenewalPrevention)
        : readQuery(c, RenewalQuery);
      return c.json(await changeSubscriptionOf(context, String(userId), 'preventRenewal'));
    })
    .post(`${admin}/users/:id/pause`, requireAdmin, async (c) =>
      c.json(await changeSubscriptionOf(context, c.req.param('id'), 'pause')),
    )
    .post(`${admin}/users/:id/resume`, requireAdmin, async (c) =>
      c.json(await changeSubscriptionOf(context, c.req.param('id'), 'resume')),
    );
}
