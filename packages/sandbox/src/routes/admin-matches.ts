import { MatchFeedbackRequest, QueueMatchRequest } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import { queuedMatchProblem } from '@perigee/domain/admin';
import { Hono } from 'hono';
import { listMatches } from '../admin/list-matches.ts';
import { listRecommendations } from '../admin/list-recommendations.ts';
import { addMatchFeedback, listMatchFeedback } from '../admin/match-feedback.ts';
import { queueMatch } from '../admin/queue-match.ts';
import { memberInQuery } from '../admin/user-query.ts';
import type { SandboxContext } from '../context.ts';
import { signedInAdmin } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';

/** Matches, recommendations and notes, for admins: spec/paths/admin. */
export function adminMatchRoutes(context: SandboxContext): Hono {
  const { db, clock } = context;
  return new Hono()
    .get('/v1/admin/matches', async (c) => {
      await signedInAdmin(context, c);
      return c.json(await listMatches(db));
    })
    .post('/v1/admin/matches', async (c) => {
      await signedInAdmin(context, c);
      const request = await readBody(c, QueueMatchRequest);
      const problem = queuedMatchProblem(request, clock());
      if (problem !== null) throw failure(422, problem);
      return c.json(await queueMatch(context, request));
    })
    .get('/v1/admin/matches/recommendations', async (c) => {
      await signedInAdmin(context, c);
      return c.json(await listRecommendations(db, await memberInQuery(c, db)));
    })
    .get('/v1/admin/match-feedback', async (c) => {
      await signedInAdmin(context, c);
      return c.json(await listMatchFeedback(db, await memberInQuery(c, db)));
    })
    .post('/v1/admin/match-feedback', async (c) => {
      const { id } = await signedInAdmin(context, c);
      const note = await readBody(c, MatchFeedbackRequest);
      if (note.text.trim() === '') throw failure(422, serverMessages.fieldMissing('text'));
      return c.json(await addMatchFeedback(context, id, note));
    });
}
