import { SocialLinkRequest } from '@perigee/api/zod';
import type { SocialAuthorization, SocialLink } from '@perigee/api/zod';
import { isSocialPlatform } from '@perigee/domain/profile';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { idInPath } from '../http/path.ts';
import { linkSocialAccount, unlinkSocialAccount } from '../profile/link-social-account.ts';
import { issueState } from '../profile/social-link-state.ts';
import { profileServerMessages } from '../profile/server-messages.ts';

const server = profileServerMessages;

/** Accounts of other networks: spec/paths/profile. The user's own data contains the list of them. */
export function socialAccountRoutes(context: SandboxContext): Hono {
  const { publicUrl } = context.settings;
  const { requireUserId } = createGuards(context);
  return new Hono()
    .post('/accounts/social/:platform/init', requireUserId, async (c) => {
      const platform = c.req.param('platform');
      if (!isSocialPlatform(platform)) throw failure(404, server.platformUnknown);
      const state = await issueState(context, c.var.userId, platform);
      const reply: SocialAuthorization = {
        url: `${publicUrl}/social/${platform}/authorize?state=${state}`,
      };
      return c.json(reply, 200, { 'cache-control': 'no-store' });
    })
    .post('/accounts/social', requireUserId, async (c) => {
      const request = await readBody(c, SocialLinkRequest);
      const account = await linkSocialAccount(context, c.var.userId, request);
      const reply: SocialLink = { account };
      return c.json(reply);
    })
    .delete('/accounts/social/:id', requireUserId, async (c) => {
      const accountId = idInPath(c, 'id', server.accountNotFound);
      await unlinkSocialAccount(context, c.var.userId, accountId);
      return c.body(null, 204);
    });
}
