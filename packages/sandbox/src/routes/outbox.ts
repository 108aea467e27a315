import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { ownAddressOnly } from '../http/own-address.ts';
import { outboxPage } from '../outbox/page.ts';

/** In a query a plus sign means a space, and testers write phone numbers with a plain plus sign. */
function receiver(query: string | undefined): string | undefined {
  return query === undefined || query === '' ? undefined : query.replace(/^ /, '+');
}

/**
 * The messages that the sandbox would have sent, as a page (/outbox) and for tests (/outbox.json).
 * They contain codes and links of all accounts.
 */
export function outboxRoutes({ outbox, settings }: SandboxContext): Hono {
  return new Hono()
    .use('/outbox*', ownAddressOnly(settings.publicUrl))
    .get('/outbox', async (c) => c.html(outboxPage(await outbox.read(receiver(c.req.query('to'))))))
    .get('/outbox.json', async (c) =>
      c.json({ messages: await outbox.read(receiver(c.req.query('to'))) }),
    );
}
