import { FreeSubscriptionRequest, MembershipRequest, RenewalPrevention } from '@perigee/api/zod';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId, signedInAdmin } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { readQuery } from '../http/query.ts';
import { changeSubscriptionOf } from '../membership/change-subscription.ts';
import { giveFreeMonths } from '../membership/give-free-months.ts';
import { membershipPlans } from '../membership/plans.ts';
import { reserveMembership } from '../membership/reserve-membership.ts';

const RenewalQuery = z.object({
  userId: z.string().transform(Number).pipe(RenewalPrevention.shape.userId),
});

/** Some clients cannot send a body with DELETE, and send the field in the query. */
async function readRenewal(c: Context): Promise<RenewalPrevention> {
  const hasBody = (await c.req.text()) !== '';
  return hasBody ? readBody(c, RenewalPrevention) : readQuery(c, RenewalQuery);
}

/** Plans, reservations and the admins' actions on subscriptions: spec/paths/membership. */
export function membershipRoutes(context: SandboxContext): Hono {
  const admin = '/v1/admin/memberships';
  return new Hono()
    .get('/memberships/plans', async (c) => {
      await signedIn(context, c);
      return c.json(membershipPlans);
    })
    .post('/memberships', async (c) => {
      const id = await signedInId(context, c);
      const { planId } = await readBody(c, MembershipRequest);
      return c.json({ data: { clientSecret: await reserveMembership(context, id, planId) } });
    })
    .post(`${admin}/trial`, async (c) => {
      const { id } = await signedInAdmin(context, c);
      return c.json(await giveFreeMonths(context, id, await readBody(c, FreeSubscriptionRequest)));
    })
    .delete(`${admin}/renewal`, async (c) => {
      await signedInAdmin(context, c);
      const { userId } = await readRenewal(c);
      return c.json(await changeSubscriptionOf(context, String(userId), 'preventRenewal'));
    })
    .post(`${admin}/users/:id/pause`, async (c) => {
      await signedInAdmin(context, c);
      return c.json(await changeSubscriptionOf(context, c.req.param('id'), 'pause'));
    })
    .post(`${admin}/users/:id/resume`, async (c) => {
      await signedInAdmin(context, c);
      return c.json(await changeSubscriptionOf(context, c.req.param('id'), 'resume'));
    });
}
