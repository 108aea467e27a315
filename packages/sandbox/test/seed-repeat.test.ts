import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { seedOnce } from '../src/seed/seed.ts';
import { createTestSandbox } from './harness.ts';

/** These hold random salts and secrets. */
const SECRET_TABLES = new Set(['passwords', 'settings']);

/** All rows of a new database with the small seed, by table and in one order. */
async function seededRows() {
  const { context, db, close } = await createTestSandbox();
  await seedOnce(context, 'small');
  const rows: Record<string, string[]> = {};
  for (const [name, table] of Object.entries(schema)) {
    if (!is(table, PgTable) || SECRET_TABLES.has(name)) continue;
    const all = await db.select().from(table);
    rows[name] = all.map((row) => JSON.stringify(row)).toSorted();
  }
  await close();
  return rows;
}

it('seeds the same rows each time', async () => {
  const first = await seededRows();
  expect(first['users']?.length).toBeGreaterThan(25);
  expect(await seededRows()).toEqual(first);
});
