import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { spend } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { hosts, payoutAccounts } from '../db/schema/hosts.ts';
import { clientOf } from '../http/client.ts';
import { failure } from '../http/failure.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { leadsIntoWeb, withQuery } from '../http/web-address.ts';
import { accountPage, connectPage } from '../payments/simulated/connect-page.ts';
import { issueConnectCode } from '../payments/simulated/connect.ts';
import { hostServerMessages } from '../hosts/server-messages.ts';

const Return = z.object({
  state: z.string().min(1).max(500),
  redirect_uri: z.url().max(2000),
});
const Authorization = Return.extend({
  client_id: z.string().min(1).max(200),
  email: z.string().max(254).default(''),
  phone: z.string().max(20).default(''),
});

/**
 * The values of the request, if its return address leads into the web product, so that a code
 * cannot be sent elsewhere.
 *
 * @throws 422 otherwise
 */
function readReturn<Shape extends z.infer<typeof Return>>(
  schema: z.ZodType<Shape>,
  sent: unknown,
  webUrl: string,
): Shape {
  const result = schema.safeParse(sent);
  if (!result.success || !leadsIntoWeb(result.data.redirect_uri, webUrl)) {
    throw failure(422, hostServerMessages.connectLinkMalformed);
  }
  return result.data;
}

/** The simulated gateway's pages for hosts. */
export function connectRoutes(context: SandboxContext): Hono {
  const { webUrl } = context.settings;
  const app = new Hono();
  app.use('/connect/*', pageHeaders(webUrl));
  return app
    .get('/connect/authorize', (c) => {
      const { state, redirect_uri, email, phone } = readReturn(
        Authorization,
        c.req.query(),
        webUrl,
      );
      const cancelUrl = withQuery(redirect_uri, { error: 'access_denied', state });
      return c.html(connectPage({ email, phone, state, redirectUri: redirect_uri, cancelUrl }));
    })
    .post('/connect/authorize', async (c) => {
      const { state, redirect_uri } = readReturn(Return, await c.req.parseBody(), webUrl);
      await spend(context, 'clientConnectCodes', clientOf(c));
      const code = await issueConnectCode(context);
      return c.redirect(withQuery(redirect_uri, { code, state }), 303);
    })
    .get('/connect/accounts/:accountId', async (c) => {
      const [account] = await context.db
        .select({
          accountId: payoutAccounts.accountId,
          connectedAt: payoutAccounts.connectedAt,
          hostName: hosts.name,
        })
        .from(payoutAccounts)
        .innerJoin(hosts, eq(hosts.id, payoutAccounts.hostId))
        .where(eq(payoutAccounts.accountId, c.req.param('accountId')))
        .limit(1);
      if (account === undefined) throw failure(404, hostServerMessages.payoutsAccountNotFound);
      return c.html(accountPage(account));
    });
}
