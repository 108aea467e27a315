import type { UsernameCheck } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { usernameProblem } from '@perigee/domain/profile';
import { Hono, type Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { createGuards } from '../auth/guards.ts';
import { readBody } from '../http/body.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { eraseUser } from '../profile/erase-user.ts';
import { findVisibleMember } from '../profile/named.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { readerOf } from '../profile/reader.ts';
import { nftsOf, toPublicProfile, toPublicUser } from '../profile/public.ts';
import { updateUser } from '../profile/update-user.ts';
import { updateProblem, UserUpdate } from '../profile/update-form.ts';
import { toUser } from '../profile/user.ts';
import { usernameExists } from '../profile/username.ts';
import { serverMessages } from '../server-messages.ts';

/** A user's own data, and the profiles of other users: spec/paths/profile. */
export function profileRoutes(context: SandboxContext): Hono {
  const { db, clock, settings } = context;
  const { publicUrl } = settings;
  const { allowAnyBearer, requireUser, requireUserId } = createGuards(context);

  const memberIn = async (c: Context, viewer: AuthUser | undefined, absent: string) => {
    const name = c.req.param('id') ?? '';
    context.profileReads.request(readerOf(c, viewer), name);
    const member = await findVisibleMember(db, name, viewer);
    if (member === undefined) throw failure(404, absent);
    return member;
  };

  return new Hono()
    .get('/users/me', requireUser, (c) => c.json(toUser(c.var.user, publicUrl, clock())))
    .put('/users/me', requireUserId, async (c) => {
      const form = await readBody(c, UserUpdate);
      assertNoProblem(updateProblem(form, clock()));
      return c.json(toUser(await updateUser(context, c.var.userId, form), publicUrl, clock()));
    })
    .delete('/users/me', requireUser, async (c) => {
      await eraseUser(context, c.var.user);
      return c.body(null, 204);
    })
    .get('/users/:id', allowAnyBearer, async (c) => {
      const member = await memberIn(c, c.var.user, serverMessages.userNotFound);
      return c.json(toPublicUser(member, publicUrl));
    })
    .get('/users/:id/exists', allowAnyBearer, async (c) => {
      const username = c.req.param('id');
      assertNoProblem(usernameProblem(username));
      context.usernameReads.request(readerOf(c, c.var.user), username);
      const reply: UsernameCheck = { exists: await usernameExists(db, username) };
      return c.json(reply);
    })
    .get('/users/:id/profile', allowAnyBearer, async (c) => {
      const member = await memberIn(c, c.var.user, messages.profile.notFound);
      return c.json(toPublicProfile(member, publicUrl, clock()));
    })
    .get('/users/:id/nfts', requireUser, async (c) =>
      c.json(nftsOf(await memberIn(c, c.var.user, serverMessages.userNotFound))),
    );
}
