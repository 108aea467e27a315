import { ApplicationSubmission, WaitlistUpdate } from '@perigee/api/zod';
import type { ApplicationStatus, WaitlistEntry } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn, signedInId, signedInAdmin } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { readQuery } from '../http/query.ts';
import { activitiesOf, toUser } from '../profile/user.ts';
import { apply } from '../waitlist/apply.ts';
import { settleOwnIntent } from '../membership/settle-intent.ts';
import { decide } from '../waitlist/decide.ts';
import { listWaitlist } from '../waitlist/list-waitlist.ts';
import { positionOf } from '../waitlist/position.ts';
import { WaitlistQuery } from '../waitlist/waitlist-query.ts';
import { loadWaitlistUsers } from '../waitlist/waitlist-user.ts';

/** Positions, application status and decisions: spec/paths/waitlist. */
export function waitlistRoutes(context: SandboxContext): Hono {
  const { db, settings } = context;
  return new Hono()
    .get('/waitlist', async (c) => {
      await signedInAdmin(context, c);
      return c.json(await listWaitlist(context, readQuery(c, WaitlistQuery)));
    })
    .get('/waitlist/me', async (c) => {
      const { waitlistEntry } = await signedIn(context, c);
      const reply: WaitlistEntry = {
        position: await positionOf(db, waitlistEntry),
        membershipType: waitlistEntry?.membershipType ?? null,
      };
      return c.json(reply);
    })
    .get('/application-status/me', async (c) => {
      const person = await signedIn(context, c);
      const isPaying = person.subscriptions[0]?.status === 'incomplete';
      if (isPaying) await settleOwnIntent(context, person.id);
      const current = isPaying ? await signedIn(context, c) : person;
      const reply: ApplicationStatus = { activities: activitiesOf(current) };
      return c.json(reply);
    })
    .put('/waitlist/:user', async (c) => {
      await signedInAdmin(context, c);
      const update = await readBody(c, WaitlistUpdate);
      if (Object.keys(update).length === 0) throw failure(422, serverMessages.nothingToUpdate);
      const person = await decide(context, c.req.param('user'), update);
      const [row] = await loadWaitlistUsers(db, [person.id], settings.publicUrl);
      return c.json(row);
    })
    .put('/users/application', async (c) => {
      const id = await signedInId(context, c);
      await readBody(c, ApplicationSubmission);
      return c.json(toUser(await apply(context, id), settings.publicUrl));
    });
}
