import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** What the database driver calls of PGlite. */
type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/** A `select` that locks nothing and whose answer follows from the tables alone. */
const READ =
  /^\s*select\b(?!.*(?:\bfor (?:no key )?(?:update|share)\b|\b(?:nextval|setval|now|random|current_\w+|pg_\w+)\b))/is;

const MOST_ENTRIES = 1000;

function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}

/**
 * Remembers what a PGlite answered to each read until anything is written.
 *
 * One process owns such a database, and every statement of it goes through here, so that nothing can
 * change unseen. An answer that was still on its way when a write began is not kept. Inside a
 * transaction nothing is remembered. Answers are frozen, because they are shared.
 */
export function withReadCache(client: PGlite): PGlite {
  const answers = new Map<string, Results<unknown>>();
  let writes = 0;

  const forget = () => {
    writes += 1;
    answers.clear();
  };
  /** Forgets before the write and after it, whatever becomes of it. */
  const writing = async <Value>(write: () => Promise<Value>): Promise<Value> => {
    forget();
    try {
      return await write();
    } finally {
      forget();
    }
  };

  const query: Client['query'] = async <Row>(
    sql: string,
    params?: unknown[],
    options?: QueryOptions,
  ) => {
    if (!READ.test(sql)) return writing(() => client.query<Row>(sql, params, options));
    const key = JSON.stringify([sql, params, options?.rowMode]);
    const known = answers.get(key);
    if (known !== undefined) return known as Results<Row>;

    const writesBefore = writes;
    const answer = await client.query<Row>(sql, params, options);
    if (writes === writesBefore) {
      const [oldest] = answers.keys();
      if (answers.size >= MOST_ENTRIES && oldest !== undefined) answers.delete(oldest);
      answers.set(key, freezeDeep(answer));
    }
    return answer;
  };

  const cached: Client = {
    query,
    exec: (sql, options) => writing(() => client.exec(sql, options)),
    transaction: (run) => writing(() => client.transaction(run)),
    close: () => client.close(),
  };
  return Object.assign(Object.create(client) as PGlite, cached);
}
