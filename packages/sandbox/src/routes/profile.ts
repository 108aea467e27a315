import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { toUser } from '../profile/user.ts';

/** The signed-in person: spec/paths/profile. */
export function profileRoutes(context: SandboxContext): Hono {
  return new Hono().get('/users/me', async (c) => {
    const person = await signedIn(context, c);
    return c.json(toUser(person, context.settings.publicUrl));
  });
}
