import { ReferralCode, type ReferralReply } from '@perigee/api/zod';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { applyCode } from '../referral/apply-code.ts';
import { referrerOf } from '../referral/referrer.ts';
import { serverMessages } from '../server-messages.ts';

/** Referral codes and referrers: spec/paths/referral. */
export function referralRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  const { requireUser, requireUserId } = createGuards(context);
  return new Hono()
    .get('/users/me/referrer', requireUser, async (c) =>
      c.json(await referrerOf(db, c.var.user, settings.publicUrl)),
    )
    .patch('/users/invite/:referralCode', requireUserId, async (c) => {
      const code = ReferralCode.safeParse(c.req.param('referralCode'));
      if (!code.success) throw failure(422, serverMessages.fieldMalformed('referralCode'));
      const accepted = await applyCode(context, c.var.userId, code.data);
      const reply: ReferralReply = { data: { accepted } };
      return c.json(reply);
    });
}
