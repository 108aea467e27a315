import { DownloadLinkRequest, MagicLinkRequest } from '@perigee/api/zod';
import type { MagicToken } from '@perigee/api/zod';
import { fieldMessages } from '@perigee/domain';
import { Hono } from 'hono';
import { authenticate, identify } from '../auth/authenticate.ts';
import { createGuards } from '../auth/guards.ts';
import { issueLinkToken } from '../auth/link-token.ts';
import { mailEventAddress, mailLink } from '../auth/mail-link.ts';
import { textDownloadLink } from '../auth/text-download-link.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { failure } from '../http/failure.ts';

/** Links to other devices: spec/paths/auth. Only a body without a receiver needs a bearer. */
export function authLinkRoutes(context: SandboxContext): Hono {
  const { requireUserId } = createGuards(context);
  return new Hono()
    .get('/auth/magic-token', requireUserId, async (c) => {
      const magicToken = await issueLinkToken(context, 'sign-in', c.var.userId);
      const reply: MagicToken = { magicToken };
      return c.json(reply, 200, { 'cache-control': 'no-store' });
    })
    .post('/auth/magic-token/email', async (c) => {
      const { email: receiver, eventId } = await readBody(c, MagicLinkRequest);
      const email = receiver ?? (await authenticate(context, c)).email;
      if (email === null) throw failure(422, fieldMessages.email.invalid);
      if (eventId === undefined) {
        await mailLink(context, 'sign-in', email, clientOf(c));
      } else {
        const viewer = await identify(context, c);
        await mailEventAddress(context, { name: eventId, viewer }, email, clientOf(c));
      }
      return c.body(null, 204);
    })
    .post('/download-link/ios/sms', async (c) => {
      const body = await readBody(c, DownloadLinkRequest);
      const phone = body.phone ?? (await authenticate(context, c)).phoneNumber;
      await textDownloadLink(context, phone, clientOf(c));
      return c.body(null, 204);
    });
}
