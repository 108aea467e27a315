import { max } from 'drizzle-orm';
import type { Database } from './database.ts';
import { allowances, verificationCodes } from './schema/auth.ts';

/** The latest time, in milliseconds, at which a limit was counted or a code was sent; 0 without any. */
export async function lastWriteAt(db: Database): Promise<number> {
  const [counted] = await db.select({ at: max(allowances.beganAt) }).from(allowances);
  const [sent] = await db.select({ at: max(verificationCodes.sentAt) }).from(verificationCodes);
  return Math.max(counted?.at?.getTime() ?? 0, sent?.at?.getTime() ?? 0);
}
