import { MatchFeedbackRequest, QueueMatchRequest } from '@perigee/api/zod';
import { queuedMatchProblem } from '@perigee/domain/admin';
import { Hono } from 'hono';
import { listMatches } from '../admin/list-matches.ts';
import { listRecommendations } from '../admin/list-recommendations.ts';
import { addMatchFeedback, listMatchFeedback } from '../admin/match-feedback.ts';
import { queueMatch } from '../admin/queue-match.ts';
import { memberInQuery } from '../admin/user-query.ts';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { assertFilled, readBody } from '../http/body.ts';
import { assertNoProblem } from '../http/failure.ts';

/** Matches, recommendations and notes, for admins: spec/paths/admin. */
export function adminMatchRoutes(context: SandboxContext): Hono {
  const { db, clock } = context;
  const { requireAdmin } = createGuards(context);
  return new Hono()
    .get('/v1/admin/matches', requireAdmin, async (c) => c.json(await listMatches(db)))
    .post('/v1/admin/matches', requireAdmin, async (c) => {
      const request = await readBody(c, QueueMatchRequest);
      assertNoProblem(queuedMatchProblem(request, clock()));
      return c.json(await queueMatch(context, request));
    })
    .get('/v1/admin/matches/recommendations', requireAdmin, async (c) =>
      c.json(await listRecommendations(db, await memberInQuery(c, db))),
    )
    .get('/v1/admin/match-feedback', requireAdmin, async (c) =>
      c.json(await listMatchFeedback(db, await memberInQuery(c, db))),
    )
    .post('/v1/admin/match-feedback', requireAdmin, async (c) => {
      const note = await readBody(c, MatchFeedbackRequest);
      assertFilled('text', note.text);
      return c.json(await addMatchFeedback(context, c.var.user.id, note));
    });
}
