import type { Queryable } from './database.ts';

/**
 * A query that is built once for each connection. Building one can take longer than its answer; use
 * this for queries that nearly every request sends.
 *
 * @param prepare builds the query, with placeholders for the values that change
 */
export function preparedOnce<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const prepared = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
}
