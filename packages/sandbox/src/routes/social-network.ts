import {
  isSocialHandle,
  isSocialPlatform,
  socialHandle,
  type SocialPlatform,
} from '@perigee/domain/profile';
import { Hono, type Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { isStateGood, issueCode } from '../profile/social-link-state.ts';
import { askingPage, refusingPage } from '../social-network/page.ts';
import { profileServerMessages } from '../profile/server-messages.ts';
import { serverMessages } from '../server-messages.ts';

const server = profileServerMessages;

function platformOf(c: Context): SocialPlatform {
  const platform = c.req.param('platform') ?? '';
  if (!isSocialPlatform(platform)) throw failure(404, serverMessages.nothingHere);
  return platform;
}

/**
 * The simulated pages of other networks, for users who link an account. They are not part of the
 * product.
 */
export function socialNetworkRoutes(context: SandboxContext): Hono {
  const refuse = (c: Context) => c.html(refusingPage(server.linkRequestInvalid), 422);

  const sendBack = (c: Context, platform: SocialPlatform, answer: Record<string, string>) => {
    const query = new URLSearchParams(answer).toString();
    return c.redirect(`${context.settings.webUrl}/accounts/${platform}?${query}`, 303);
  };

  return new Hono()
    .get('/social/:platform/authorize', async (c) => {
      const platform = platformOf(c);
      const state = c.req.query('state') ?? '';
      if (!(await isStateGood(context, platform, state))) return refuse(c);
      return c.html(askingPage({ platform, state, handle: '' }, null));
    })
    .post('/social/:platform/authorize', async (c) => {
      const platform = platformOf(c);
      const form = await c.req.parseBody();
      const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
      const state = field('state');
      if (!(await isStateGood(context, platform, state))) return refuse(c);
      if (field('answer') !== 'allow') {
        return sendBack(c, platform, { error: 'access_denied', state });
      }
      const handle = socialHandle(field('handle'));
      if (!isSocialHandle(handle)) {
        return c.html(askingPage({ platform, state, handle }, server.handleForm), 422);
      }
      const code = await issueCode(context, { platform, state, handle });
      return code === null ? refuse(c) : sendBack(c, platform, { code, state });
    });
}
