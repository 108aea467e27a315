import { DownloadLinkRequest, MagicLinkRequest } from '@perigee/api/zod';
import type { MagicToken } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { Hono } from 'hono';
import { issueLinkToken } from '../auth/link-token.ts';
import { mailEventAddress, mailLink } from '../auth/mail-link.ts';
import { textDownloadLink } from '../auth/text-download-link.ts';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId, viewerOf } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { failure } from '../http/failure.ts';

/** Links to other devices: spec/paths/auth. Only a body without a receiver needs a bearer. */
export function linkRoutes(context: SandboxContext): Hono {
  return new Hono()
    .get('/auth/magic-token', async (c) => {
      const id = await signedInId(context, c);
      const reply: MagicToken = { magicToken: await issueLinkToken(context, 'sign-in', id) };
      return c.json(reply, 200, { 'cache-control': 'no-store' });
    })
    .post('/auth/magic-token/email', async (c) => {
      const { email: receiver, eventId } = await readBody(c, MagicLinkRequest);
      const email = receiver ?? (await signedIn(context, c)).email;
      if (email === null) throw failure(422, messages.email.invalid);
      if (eventId === undefined) {
        await mailLink(context, 'sign-in', email, clientOf(c));
      } else {
        const viewer = await viewerOf(context, c);
        await mailEventAddress(context, { name: eventId, viewer }, email, clientOf(c));
      }
      return c.body(null, 204);
    })
    .post('/download-link/ios/sms', async (c) => {
      const body = await readBody(c, DownloadLinkRequest);
      const phone = body.phone ?? (await signedIn(context, c)).phoneNumber;
      await textDownloadLink(context, phone, clientOf(c));
      return c.body(null, 204);
    });
}
