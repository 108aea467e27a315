import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL where tests may have databases of their own, or undefined for embedded ones. */
export const TEST_SERVER = process.env['TEST_DATABASE_URL'];

/** Makes an empty database on a server. */
export async function createDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `perigee_test_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
