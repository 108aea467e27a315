import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

/** The methods of PGlite that the database driver calls. */
type Client = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/** A `select` that locks no rows and whose answer depends on the tables alone. */
const READ =
  /^\s*select\b(?!.*(?:\bfor (?:no key )?(?:update|share)\b|\b(?:nextval|setval|now|random|current_\w+|pg_\w+)\b))/is;

/** Locks rows and changes nothing. */
const LOCK = /^\s*select\b(?!.*\b(?:nextval|setval)\b).*\bfor (?:no key )?(?:update|share)\b/is;

/** A statement that changes the rows of one table, and that table. */
const CHANGE = /^\s*(?:insert\s+into|update|delete\s+from)\s+"(\w+)"/i;

/**
 * Tables that are read only by their own name: no trigger, view, function or foreign key of another
 * table uses them. After a change to one of them, answers of queries that do not name it stay
 * valid. They are the tables that nearly every request writes to.
 */
export const SEPARATE_TABLES: ReadonlySet<string> = new Set([
  'allowances',
  'chat_messages',
  'chat_reads',
  'idempotency_keys',
  'likes',
  'link_tokens',
  'outbox_messages',
  'verification_codes',
]);

const MOST_ENTRIES = 1000;

/** The only table whose answers a statement can make stale, `none` of them, or `all`. */
function changedBy(sql: string): string {
  if (READ.test(sql) || LOCK.test(sql)) return 'none';
  const [, table = ''] = CHANGE.exec(sql) ?? [];
  return SEPARATE_TABLES.has(table) ? table : 'all';
}

function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
}

/**
 * Caches what a PGlite answered to each read until a table that the read names is written to.
 *
 * One process owns such a database, and every statement of it runs through this client, so that no
 * change is missed. An answer that was still pending when a write began is not cached. Inside a
 * transaction nothing is cached. Answers are frozen, because they are shared.
 */
export function withReadCache(client: PGlite): PGlite {
  const answers = new Map<string, Results<unknown>>();
  let writes = 0;

  const forget = (changed: string) => {
    if (changed === 'none') return;
    writes += 1;
    if (changed === 'all') answers.clear();
    // The key contains the whole query, so that it names every table of it.
    else for (const key of answers.keys()) if (key.includes(changed)) answers.delete(key);
  };
  /** Clears stale answers before the write and after it, whether it succeeds or fails. */
  const writing = async <Value>(changed: string, write: () => Promise<Value>): Promise<Value> => {
    forget(changed);
    try {
      return await write();
    } finally {
      forget(changed);
    }
  };

  const query: Client['query'] = async <Row>(
    sql: string,
    params?: unknown[],
    options?: QueryOptions,
  ) => {
    if (!READ.test(sql)) {
      return writing(changedBy(sql), () => client.query<Row>(sql, params, options));
    }
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

  /** Runs a transaction, and clears afterwards the answers that its statements have made stale. */
  const transaction: Client['transaction'] = async (run) => {
    const changed = new Set<string>();
    try {
      return await client.transaction((tx) => {
        const noting: Pick<Transaction, 'query' | 'exec'> = {
          query: (sql, params, options) => {
            changed.add(changedBy(sql));
            return tx.query(sql, params, options);
          },
          exec: (sql, options) => {
            changed.add('all');
            return tx.exec(sql, options);
          },
        };
        return run(Object.assign(Object.create(tx) as Transaction, noting));
      });
    } finally {
      for (const one of changed) forget(one);
    }
  };

  const cached: Client = {
    query,
    exec: (sql, options) => writing('all', () => client.exec(sql, options)),
    transaction,
    close: () => client.close(),
  };
  return Object.assign(Object.create(client) as PGlite, cached);
}
