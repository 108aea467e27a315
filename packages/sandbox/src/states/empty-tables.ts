import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

// The session acts as a replica, so that neither the order of the tables nor their triggers matter.
const EMPTY_TABLES = sql`do $$
  declare
    name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'settings' loop
      execute format('delete from %I', name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' loop
      perform setval(format('%I', name), 1, false);
    end loop;
  end
$$`;

/**
 * Deletes all rows except the settings, and restarts ids at 1, in a fourth of the time of a
 * `truncate`, which creates new files for every table. The database's user has to be a superuser.
 */
export async function emptyTables(db: Queryable): Promise<void> {
  await db.execute(EMPTY_TABLES);
}
