import { ReferralCode, type ReferralReply } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId } from '../http/bearer.ts';
import { failure } from '../http/failure.ts';
import { applyCode } from '../referral/apply-code.ts';
import { referrerOf } from '../referral/referrer.ts';

/** Referral codes and referrers: spec/paths/referral. */
export function referralRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  return new Hono()
    .get('/users/me/referrer', async (c) => {
      const person = await signedIn(context, c);
      return c.json(await referrerOf(db, person, settings.publicUrl));
    })
    .patch('/users/invite/:referralCode', async (c) => {
      const id = await signedInId(context, c);
      const code = ReferralCode.safeParse(c.req.param('referralCode'));
      if (!code.success) throw failure(422, serverMessages.fieldMalformed('referralCode'));
      const reply: ReferralReply = { data: { accepted: await applyCode(context, id, code.data) } };
      return c.json(reply);
    });
}
