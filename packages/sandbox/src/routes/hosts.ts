import { DateApplicationRequest, HostSignUpRequest, HostUpdate } from '@perigee/api/zod';
import { Hono, type Context } from 'hono';
import { createGuards } from '../auth/guards.ts';
import { sessionOf } from '../auth/new-session.ts';
import { assertProven, phoneProofOf } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import { applyForDate, listDateApplications } from '../hosts/date-applications.ts';
import { findEventHost } from '../hosts/find-event-host.ts';
import { findHost, type LoadedHost } from '../hosts/find-host.ts';
import { toPublicHost } from '../hosts/host.ts';
import { listHostEvents } from '../hosts/list-host-events.ts';
import { hostSignUpProblem, signUpHost } from '../hosts/sign-up-host.ts';
import { updateHost } from '../hosts/update-host.ts';
import { readBody, readUpdate } from '../http/body.ts';
import { assertNoProblem } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { readerOf } from '../profile/reader.ts';

/** Hosts: spec/paths/hosts. */
export function hostRoutes(context: SandboxContext): Hono {
  const { db, tokens, settings } = context;
  const { publicUrl } = settings;
  const { allowVisitor, requireHost, requireUser } = createGuards(context);

  /** A host's reply contains a user: hosts and users share the limit, under different names. */
  const countRead = (c: Context, viewer: AuthUser | undefined, host: string) => {
    context.profileReads.request(readerOf(c, viewer), `host ${host}`);
  };
  const hostIn = (c: Context, viewer: AuthUser | undefined): Promise<LoadedHost> => {
    const name = c.req.param('id') ?? '';
    countRead(c, viewer, name);
    return findHost(db, name);
  };

  return new Hono()
    .post('/auth/signup/host', async (c) => {
      const proof = await phoneProofOf(context, c);
      const form = await readBody(c, HostSignUpRequest);
      assertProven(proof, form.phoneNumber);
      assertNoProblem(hostSignUpProblem(form));
      return c.json(await sessionOf(tokens, { id: await signUpHost(context, proof, form) }));
    })
    .put('/hosts/me', requireHost, async (c) => {
      const { user } = c.var;
      await updateHost(context, user, await readUpdate(c, HostUpdate));
      return c.json(toPublicHost(await findHost(db, String(user.host.id)), user, publicUrl));
    })
    .get('/hosts/event/:id', requireUser, async (c) => {
      const host = await findEventHost(context, c.req.param('id'), c.var.user);
      countRead(c, c.var.user, String(host.id));
      return c.json(toPublicHost(host, c.var.user, publicUrl));
    })
    .get('/hosts/:id', allowVisitor, async (c) =>
      c.json(toPublicHost(await hostIn(c, c.var.user), c.var.user, publicUrl)),
    )
    .get('/hosts/:id/events', requireUser, async (c) => {
      const host = await hostIn(c, c.var.user);
      return c.json(await listHostEvents(context, host, c.var.user));
    })
    .get('/hosts/:id/date', requireUser, async (c) => {
      const host = await hostIn(c, c.var.user);
      return c.json(await listDateApplications(context, host, c.var.user));
    })
    .post('/hosts/:id/date', requireUser, async (c) => {
      const { message = '' } = await readBody(c, DateApplicationRequest);
      const host = await hostIn(c, c.var.user);
      return c.json(await applyForDate(context, host, c.var.user, message.trim()), 201);
    });
}
