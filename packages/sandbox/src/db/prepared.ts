import type { Queryable } from './database.ts';

/**
 * A query that is written once for each connection. Writing one anew can take longer than its answer;
 * this is for those that nearly every call asks.
 *
 * @param prepare writes the query, with placeholders for what changes
 */
export function preparedOnce<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const prepared = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
}
