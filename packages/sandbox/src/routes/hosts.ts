import { DateApplicationRequest, HostSignUpRequest, HostUpdate } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import { assertProven, phoneProofOf } from '../auth/phone-proof.ts';
import type { SandboxContext } from '../context.ts';
import { applyForDate, listDateApplications } from '../hosts/date-applications.ts';
import { findEventHost } from '../hosts/find-event-host.ts';
import { findHost } from '../hosts/find-host.ts';
import { toPublicHost } from '../hosts/host.ts';
import { listHostEvents } from '../hosts/list-host-events.ts';
import { signedInWithHost } from '../hosts/own-host.ts';
import { hostSignUpProblem, signUpHost } from '../hosts/sign-up-host.ts';
import { updateHost } from '../hosts/update-host.ts';
import { signedIn, visitorOrSignedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { sessionOf } from '../tokens/session.ts';

/** Hosts: spec/paths/hosts. */
export function hostRoutes(context: SandboxContext): Hono {
  const { db, tokens, settings } = context;
  const { publicUrl } = settings;
  return new Hono()
    .post('/auth/signup/host', async (c) => {
      const proof = await phoneProofOf(context, c);
      const form = await readBody(c, HostSignUpRequest);
      assertProven(proof, form.phoneNumber);
      const problem = hostSignUpProblem(form);
      if (problem !== null) throw failure(422, problem);
      return c.json(await sessionOf(tokens, { id: await signUpHost(context, proof, form) }));
    })
    .put('/hosts/me', async (c) => {
      const person = await signedInWithHost(context, c);
      const form = await readBody(c, HostUpdate);
      if (Object.keys(form).length === 0) throw failure(422, serverMessages.nothingToUpdate);
      await updateHost(context, person, form);
      return c.json(toPublicHost(await findHost(db, String(person.host.id)), person, publicUrl));
    })
    .get('/hosts/event/:id', async (c) => {
      const viewer = await signedIn(context, c);
      const host = await findEventHost(context, c.req.param('id'), viewer);
      return c.json(toPublicHost(host, viewer, publicUrl));
    })
    .get('/hosts/:id', async (c) => {
      const viewer = await visitorOrSignedIn(context, c);
      return c.json(toPublicHost(await findHost(db, c.req.param('id')), viewer, publicUrl));
    })
    .get('/hosts/:id/events', async (c) => {
      const viewer = await signedIn(context, c);
      const host = await findHost(db, c.req.param('id'));
      return c.json(await listHostEvents(context, host, viewer));
    })
    .get('/hosts/:id/date', async (c) => {
      const viewer = await signedIn(context, c);
      const host = await findHost(db, c.req.param('id'));
      return c.json(await listDateApplications(context, host, viewer));
    })
    .post('/hosts/:id/date', async (c) => {
      const person = await signedIn(context, c);
      const { message = '' } = await readBody(c, DateApplicationRequest);
      const host = await findHost(db, c.req.param('id'));
      return c.json(await applyForDate(context, host, person, message.trim()), 201);
    });
}
