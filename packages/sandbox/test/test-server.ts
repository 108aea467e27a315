import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL where tests may have databases of their own, or undefined for embedded ones. */
export const TEST_SERVER = process.env['TEST_DATABASE_URL'];

/**
 * Makes an empty database on a server.
 *
 * @throws if the role may not do what tests do: empty tables with a foreign key to each other
 */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `perigee_test_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      return await client.query<{ rolsuper: boolean }>(statement);
    } finally {
      await client.end();
    }
  };
  const { rows } = await onServer('select rolsuper from pg_roles where rolname = current_user');
  if (rows[0]?.rolsuper !== true) {
    throw new Error(
      'The role of TEST_DATABASE_URL must be a superuser: tests switch foreign keys off. Run `alter role … superuser`.',
    );
  }
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: async () => {
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
