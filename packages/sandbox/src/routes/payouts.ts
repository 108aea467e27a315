import { PayoutsConnection } from '@perigee/api/zod';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedInWithHost } from '../hosts/own-host.ts';
import { connectPayoutsAccount, payoutsAccountOf } from '../hosts/payouts.ts';
import { readBody } from '../http/body.ts';

/** The payouts account of a host: spec/paths/host-portal. */
export function payoutRoutes(context: SandboxContext): Hono {
  return new Hono()
    .post('/payments/stripe/get', async (c) => {
      const { host } = await signedInWithHost(context, c);
      return c.json(await payoutsAccountOf(context, host.id));
    })
    .post('/payments/stripe/update', async (c) => {
      const { host } = await signedInWithHost(context, c);
      const { authCode } = await readBody(c, PayoutsConnection);
      await connectPayoutsAccount(context, host.id, authCode);
      return c.body(null, 204);
    });
}
