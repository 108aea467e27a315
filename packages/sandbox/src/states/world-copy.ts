import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

const COPY_WORLD = sql`do $$
  declare
    name text;
  begin
    drop schema if exists world_copy cascade;
    create schema world_copy;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table world_copy.%I as table public.%I', name, name);
    end loop;
    create table world_copy.sequence_values (name text, last_value bigint, is_called boolean);
    for name in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format(
        'insert into world_copy.sequence_values select %1$L, last_value, is_called from public.%1$I',
        name
      );
    end loop;
  end
$$`;

// The session acts as a replica, so that neither the order of the tables nor their triggers matter.
// Unchanged tables stay untouched, because deleted rows take space until a database is vacuumed.
const RESTORE_WORLD = sql`do $$
  declare
    name text;
    is_changed boolean;
    sequence record;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format(
        'select exists ((table public.%1$I except all table world_copy.%1$I)
          union all (table world_copy.%1$I except all table public.%1$I))',
        name
      ) into is_changed;
      if is_changed then
        execute format('delete from public.%I', name);
        execute format(
          'insert into public.%1$I overriding system value table world_copy.%1$I', name
        );
      end if;
    end loop;
    for sequence in select * from world_copy.sequence_values loop
      perform setval(
        format('public.%I', sequence.name), sequence.last_value, sequence.is_called
      );
    end loop;
  end
$$`;

/**
 * Stores a copy of all current rows, in place of an older copy. The database's user has to be a
 * superuser.
 */
export async function copyWorld(db: Queryable): Promise<void> {
  await db.execute(COPY_WORLD);
}

/**
 * Restores all rows from the last `copyWorld`, in less time than a sandbox takes to start.
 *
 * @throws if no copy was made
 */
export async function restoreWorld(db: Queryable): Promise<void> {
  await db.execute(RESTORE_WORLD);
}
