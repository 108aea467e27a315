import { and, asc, count, eq, gt, lte, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matchRecommendations } from '../../db/schema/admin.ts';
import { users } from '../../db/schema/users.ts';
import { report, ROWS_AT_ONCE } from './report.ts';

const { accepted, createdAt, declined, expiresAt, id, matched } = matchRecommendations;
const { firstUserId, purpose, revealed, secondUserId, visible } = matchRecommendations;
const first = alias(users, 'first');
const second = alias(users, 'second');

/** The columns of the admins' table. Source: admin §3. */
const fields = {
  id,
  firstUserId,
  firstName: first.name,
  secondUserId,
  secondName: second.name,
  visible,
  revealed,
  accepted,
  declined,
  matched,
  purpose,
  createdAt,
  expiresAt,
};

const recommendationsThat = (where: (now: Date) => SQL | undefined) =>
  report(Object.keys(fields), ({ db, now }, after) =>
    db
      .select(fields)
      .from(matchRecommendations)
      .innerJoin(first, eq(first.id, firstUserId))
      .innerJoin(second, eq(second.id, secondUserId))
      .where(and(where(now), gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE),
  );

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;
const isUndecided = sql`not ${accepted} and not ${declined}`;

export const activeRecommendations = recommendationsThat((now) => gt(expiresAt, now));
export const unrevealedRecommendations = recommendationsThat(() => not(revealed));
export const undecidedRecommendations = recommendationsThat(() => isUndecided);
export const recentRecommendations = recommendationsThat((now) =>
  gt(createdAt, new Date(now.getTime() - TWO_WEEKS_MS)),
);
export const userRecommendations = (userId: number) =>
  recommendationsThat(() => or(eq(firstUserId, userId), eq(secondUserId, userId)));

const howMany = (which: SQLWrapper) => sql`count(*) filter (where ${which})`.mapWith(Number);

const outcomes = (now: Date) => ({
  purpose,
  total: count(),
  visible: howMany(visible),
  revealed: howMany(revealed),
  accepted: howMany(accepted),
  declined: howMany(declined),
  undecided: howMany(isUndecided),
  matched: howMany(matched),
  expired: howMany(lte(expiresAt, now)),
});

/**
 * The number of recommendations with each outcome, by purpose. Few purposes exist, so one page
 * holds all.
 */
export const recommendationAnalysis = report(
  Object.keys(outcomes(new Date(0))),
  async ({ db, now }) => {
    const rows = await db
      .select(outcomes(now))
      .from(matchRecommendations)
      .groupBy(purpose)
      .orderBy(asc(purpose))
      .limit(ROWS_AT_ONCE - 1);
    return rows.map((row, index) => ({ ...row, id: index + 1 }));
  },
);
