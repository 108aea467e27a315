import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { ownAddressOnly } from '../http/own-address.ts';
import { outboxPage } from '../outbox/page.ts';

/** In a query a plus sign means a space, and people write phones as they read them. */
function receiver(query: string | undefined): string | undefined {
  return query === undefined || query === '' ? undefined : query.replace(/^ /, '+');
}

/**
 * What the sandbox would have sent, for people (/outbox) and for tests (/outbox.json). Codes and links
 * of all accounts are among it.
 */
export function outboxRoutes({ outbox, settings }: SandboxContext): Hono {
  return new Hono()
    .use('/outbox*', ownAddressOnly(settings.publicUrl))
    .get('/outbox', async (c) => c.html(outboxPage(await outbox.read(receiver(c.req.query('to'))))))
    .get('/outbox.json', async (c) =>
      c.json({ messages: await outbox.read(receiver(c.req.query('to'))) }),
    );
}
