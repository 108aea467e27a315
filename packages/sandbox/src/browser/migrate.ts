import type { PGlite } from '@electric-sql/pglite';

/** The migrations by their path, in their order. Vite puts their text into the bundle. */
const migrations = import.meta.glob<string>('../../drizzle/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Makes the tables, or brings those of an earlier visit up to date. */
export async function migrate(client: PGlite): Promise<void> {
  await client.exec('create table if not exists migrations (name text primary key)');
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  for (const [name, sql] of Object.entries(migrations)) {
    if (done.has(name)) continue;
    await client.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    });
  }
}
