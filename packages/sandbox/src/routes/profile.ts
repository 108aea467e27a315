import type { UsernameCheck } from '@perigee/api/zod';
import { messages, serverMessages, usernameProblem } from '@perigee/domain';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { eraseUser } from '../profile/erase-user.ts';
import { findMember } from '../profile/named.ts';
import { nftsOf, toPublicProfile, toPublicUser } from '../profile/public.ts';
import { updateUser } from '../profile/update-user.ts';
import { updateProblem, UserUpdate } from '../profile/update-form.ts';
import { toUser } from '../profile/user.ts';
import { usernameExists } from '../profile/username.ts';

/** People, as they see themselves and as others see them: spec/paths/profile. */
export function profileRoutes(context: SandboxContext): Hono {
  const { db, clock, settings } = context;
  const { publicUrl } = settings;

  const memberNamed = async (name: string, absent: string) => {
    const member = await findMember(db, name);
    if (member === undefined) throw failure(404, absent);
    return member;
  };

  return new Hono()
    .get('/users/me', async (c) => c.json(toUser(await signedIn(context, c), publicUrl)))
    .put('/users/me', async (c) => {
      const { id } = await signedIn(context, c);
      const form = await readBody(c, UserUpdate);
      const problem = updateProblem(form, clock());
      if (problem !== null) throw failure(422, problem);
      return c.json(toUser(await updateUser(context, id, form), publicUrl));
    })
    .delete('/users/me', async (c) => {
      await eraseUser(context, await signedIn(context, c));
      return c.body(null, 204);
    })
    .get('/users/:id', async (c) => {
      const member = await memberNamed(c.req.param('id'), serverMessages.userNotFound);
      return c.json(toPublicUser(member, publicUrl));
    })
    .get('/users/:id/exists', async (c) => {
      const username = c.req.param('id');
      const problem = usernameProblem(username);
      if (problem !== null) throw failure(422, problem);
      const reply: UsernameCheck = { exists: await usernameExists(db, username) };
      return c.json(reply);
    })
    .get('/users/:id/profile', async (c) => {
      const member = await memberNamed(c.req.param('id'), messages.profile.notFound);
      return c.json(toPublicProfile(member, publicUrl));
    })
    .get('/users/:id/nfts', async (c) => {
      await signedIn(context, c);
      const member = await memberNamed(c.req.param('id'), serverMessages.userNotFound);
      return c.json(nftsOf(member));
    });
}
