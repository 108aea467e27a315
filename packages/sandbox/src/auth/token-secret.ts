import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import type { RandomBytes } from '../random.ts';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/settings.ts';

const KEY = 'token-secret';
const SECRET_BYTES = 32;

/**
 * The secret that signs this sandbox's tokens. It is created at the first start and stored in the
 * database, so that sessions outlive a restart.
 */
export async function loadSecret(db: Database, random: RandomBytes): Promise<Uint8Array> {
  await db
    .insert(settings)
    .values({ key: KEY, value: base64url.encode(random(SECRET_BYTES)) })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (row === undefined) throw new Error('The secret of the tokens is missing from the database.');
  return base64url.decode(row.value);
}
