import { paymentServerMessages } from '@perigee/domain/membership';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { errorText } from '../http/error-text.ts';
import { failure } from '../http/failure.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { leadsIntoWeb, withQuery } from '../http/web-address.ts';
import { challengePage } from '../payments/simulated/checkout-page.ts';
import {
  answerChallenge,
  confirmIntent,
  findIntent,
  type IntentKey,
} from '../payments/simulated/intents.ts';

const server = paymentServerMessages;

const MAX_SECRET = 200;
const MAX_RETURN = 2000;

const Confirm = z.object({
  clientSecret: z.string().max(MAX_SECRET),
  card: z.strictObject({
    number: z.string().max(40),
    expMonth: z.int().min(0).max(99),
    expYear: z.int().min(0).max(9999),
    cvc: z.string().max(10),
  }),
});

/** The intent, or else a 404: a wrong secret gets the same reply as an unknown intent. */
function found<Found>(intent: Found | undefined): Found {
  if (intent === undefined) throw failure(404, server.intentNotFound);
  return intent;
}

const keyInQuery = (c: Context): IntentKey => ({
  id: c.req.param('id') ?? '',
  clientSecret: c.req.query('client_secret') ?? '',
});

/** The simulated gateway's routes for the product's card forms. */
export function gatewayRoutes(context: SandboxContext): Hono {
  const { db, log, settings } = context;
  const app = new Hono();
  app.use('/gateway/*', pageHeaders(settings.webUrl));

  const settle = async (id: string) => {
    try {
      await context.paymentEvents.intentDone(id);
    } catch (error) {
      // The card succeeded all the same: the product's own request settles it later.
      log(`A card payment could not be settled: ${errorText(error)}`);
    }
  };
  const returnTo = (c: Context): string => {
    const url = c.req.query('return_to') ?? '';
    if (url.length > MAX_RETURN || !leadsIntoWeb(url, settings.webUrl)) {
      throw failure(422, server.returnMalformed);
    }
    return url;
  };

  return app
    .post('/gateway/intents/:id/confirm', async (c) => {
      const { clientSecret, card } = await readBody(c, Confirm);
      const id = c.req.param('id');
      const confirmation = found(await confirmIntent(context, { id, clientSecret }, card));
      if (confirmation.status === 'refused') throw failure(402, confirmation.message);
      if (confirmation.status === 'requires_action') {
        const query = new URLSearchParams({ client_secret: clientSecret });
        const actionUrl = `${settings.publicUrl}/gateway/intents/${id}/authenticate?${query}`;
        return c.json({ status: confirmation.status, actionUrl });
      }
      if (confirmation.isNew) await settle(id);
      return c.json({ status: confirmation.status });
    })
    .get('/gateway/intents/:id', async (c) => {
      const { status } = found(await findIntent(db, keyInQuery(c)));
      return c.json({ status });
    })
    .get('/gateway/intents/:id/authenticate', async (c) => {
      const intent = found(await findIntent(db, keyInQuery(c)));
      returnTo(c);
      return c.html(challengePage(intent));
    })
    .post('/gateway/intents/:id/authenticate', async (c) => {
      const way = returnTo(c);
      const key = keyInQuery(c);
      const isPassed = new URLSearchParams(await c.req.text()).get('answer') === 'complete';
      const { isDone, isNew } = found(await answerChallenge(context, key, isPassed));
      if (isNew) await settle(key.id);
      return c.redirect(withQuery(way, { redirect_status: isDone ? 'succeeded' : 'failed' }), 303);
    });
}
